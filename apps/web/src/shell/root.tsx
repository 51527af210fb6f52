import { Outlet } from '@tanstack/react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import { Toaster } from '../ui/toaster.tsx'

export function Root() {
  const language = useLanguage()
  return (
    <AppTheme language={language}>
      <Outlet />
      <Toaster />
    </AppTheme>
  )
}

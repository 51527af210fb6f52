import { Outlet } from '@tanstack/react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import { ToasterSlot } from '../ui/feedback/toaster-slot.tsx'

export function Root() {
  const language = useLanguage()
  return (
    <AppTheme language={language}>
      <Outlet />
      <ToasterSlot />
    </AppTheme>
  )
}

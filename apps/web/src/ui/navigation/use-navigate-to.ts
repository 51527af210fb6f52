import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { openPage } from './open-page.ts'

/** Returns a function that navigates to an address of paths.ts: `const navigateTo = useNavigateTo(); navigateTo(paths.main())`. */
export function useNavigateTo(): (href: string, options?: { replace?: boolean }) => void {
  const router = useRouter()
  return useCallback((href, options) => void openPage(router, href, options), [router])
}

import { useEffect } from 'react'
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts'

/** Opens the signature by Ctrl+Enter, before the keys of the page see it; a key held down does it once. */
export function useSignKey(sign: () => void): void {
  const act = useEventCallback(sign)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && event.key === 'Enter'
      if (!isAsked || event.repeat || event.isComposing || event.defaultPrevented) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [act])
}

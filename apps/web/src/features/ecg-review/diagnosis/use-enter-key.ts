import { useEffect } from 'react'
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts'

const OWN_ENTER = 'a, button, input, select, textarea, summary, [contenteditable]'
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Calls the action on Enter while enabled, unless the focused element has a use for it itself. */
export function useEnterKey(action: () => void, isEnabled = true): void {
  const act = useEventCallback(action)
  useEffect(() => {
    if (!isEnabled) return
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
      if (event.key !== 'Enter' || !isPlain || event.repeat || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(OWN_ENTER)) return
      if (document.querySelector(LAYERS)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [act, isEnabled])
}

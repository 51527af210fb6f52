import { useEffect, useRef } from 'react'

/** After Next or Back, the keyboard and the screen reader start at the new stage's title, unless a field asks for them. */
export function useTitleFocus(stage: string): void {
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    if (document.activeElement !== document.body && document.activeElement !== null) return
    document.querySelector<HTMLElement>('[data-stage] h2[tabindex="-1"]')?.focus()
  }, [stage])
}

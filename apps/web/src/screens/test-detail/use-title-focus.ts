import { useEffect, useRef } from 'react'

const TITLE = '[data-stage] h2[tabindex="-1"]'

/** Focuses the new stage's title after Next or Back, for keyboard and screen reader, unless a field takes the focus. */
export function useTitleFocus(stage: string): void {
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    return onceThere(TITLE, (title) => {
      const { activeElement } = document
      if (activeElement === document.body || activeElement === null) title.focus()
    })
  }, [stage])
}

/** Calls `act` now, or once the stage is loaded. */
function onceThere(selector: string, act: (element: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look)
  function look() {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) return
    observer.disconnect()
    act(found)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

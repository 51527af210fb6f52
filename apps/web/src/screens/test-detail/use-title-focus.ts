import { useEffect, useRef } from 'react'

const TITLE = '[data-stage] h2[tabindex="-1"]'

/** After Next or Back, the keyboard and the screen reader start at the new stage's title, unless a field asks for them. */
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

/** Now, or as soon as the stage has been fetched. */
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

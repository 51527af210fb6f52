import { useEffect } from 'react'

/** Adds `Ctrl` or `⌘` with a letter, in fields too; never while an input method composes. */
export function useCommandKey(letter: string, action: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.altKey && !event.shiftKey && !event.isComposing
      if (!plain || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== letter) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [letter, action])
}

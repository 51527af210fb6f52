import { useSyncExternalStore } from 'react'

const room = document.documentElement

/** Returns whether the dark theme is active, which is an attribute of <html>. */
export function useDarkRoom(): boolean {
  return useSyncExternalStore(watch, () => room.dataset.scheme === 'dark')
}

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(room, { attributes: true, attributeFilter: ['data-scheme'] })
  return () => observer.disconnect()
}

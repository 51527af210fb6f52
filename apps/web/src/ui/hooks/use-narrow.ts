import { useSyncExternalStore } from 'react'

/** The breakpoint of the specification: below it dialogs fill the screen and stages are horizontal (SHELL-9). */
const NARROW = '(max-width:899.95px)'

/** Returns whether the window is narrower than 900 px. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(NARROW)
  query?.addEventListener?.('change', onChange)
  return () => query?.removeEventListener?.('change', onChange)
}

function isNarrow(): boolean {
  return window.matchMedia?.(NARROW).matches ?? false // a browser without it gets the wide layout
}

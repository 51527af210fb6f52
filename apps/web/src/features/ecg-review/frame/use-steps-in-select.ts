import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 1023.95px)'

/** Returns whether the steps are in a select above the form, as the window is too narrow for a rail. */
export function useStepsInSelect(): boolean {
  return useSyncExternalStore(subscribe, isNarrow)
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia?.(QUERY)
  query?.addEventListener?.('change', onChange)
  return () => query?.removeEventListener?.('change', onChange)
}

function isNarrow(): boolean {
  return window.matchMedia?.(QUERY).matches ?? false
}

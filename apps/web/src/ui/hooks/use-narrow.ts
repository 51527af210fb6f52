import { useSyncExternalStore } from 'react'

/** The breakpoint of the specification: below it dialogs fill the screen and stages are horizontal (SHELL-9). */
const narrow = widthStore('(max-width:899.95px)')
/** Too narrow for a table of seven columns, and wide enough for rows. */
const medium = widthStore('(min-width:900px) and (max-width:1199.95px)')

/** Returns whether the window is narrower than 900 px. */
export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.isMet)
}

/** Returns whether the window is 900 to 1,200 px wide. */
export function useMedium(): boolean {
  return useSyncExternalStore(medium.subscribe, medium.isMet)
}

function widthStore(condition: string) {
  return {
    subscribe: (onChange: () => void) => {
      const query = window.matchMedia?.(condition)
      query?.addEventListener?.('change', onChange)
      return () => query?.removeEventListener?.('change', onChange)
    },
    // a browser without it gets the wide layout
    isMet: () => window.matchMedia?.(condition).matches ?? false,
  }
}

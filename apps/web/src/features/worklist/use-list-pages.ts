import { useState } from 'react'

export type Pages = {
  /** The place of the shown page, from 0, and the cursor that begins it. */
  place: number
  cursor: string
  back: () => void
  forward: (next: string) => void
}

/** The cursors of the pages that were walked in a list; kept in this window, for the return from a case. */
let walked: { list: string; cursors: readonly string[] } = { list: '', cursors: [] }

/** Walks the pages of a list by cursors; another list starts at its first page. */
export function useListPages(list: string): Pages {
  const [state, setState] = useState(walked)
  const cursors = state.list === list ? state.cursors : []
  const walk = (next: readonly string[]) => {
    walked = { list, cursors: next }
    setState(walked)
  }
  return {
    place: cursors.length,
    cursor: cursors.at(-1) ?? '',
    back: () => walk(cursors.slice(0, -1)),
    forward: (next) => walk([...cursors, next]),
  }
}

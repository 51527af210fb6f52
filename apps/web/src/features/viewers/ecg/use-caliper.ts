import { useMemo, useState } from 'react'

export type CaliperEdge = 'from' | 'to'
export type CaliperState = {
  shown: boolean
  /** Seconds from the start of the recording. */
  from: number
  to: number
  toggle: () => void
  move: (edge: CaliperEdge, seconds: number) => void
  /** Both edges on by their own distance: does the rhythm march? */
  march: (steps: number) => void
}

/** A caliper opens in the middle of what is seen, a third of a second wide. */
const FIRST_WIDTH_SECONDS = 0.3

/** Before the first use: left of every recording. */
const NOWHERE = { from: -1, to: -1 }

export function useCaliper(window: {
  startSeconds: number
  secondsShown: number
  durationSeconds: number
}): CaliperState {
  const [shown, setShown] = useState(false)
  const [edges, setEdges] = useState(NOWHERE)
  const { startSeconds, secondsShown, durationSeconds } = window
  return useMemo(
    () => ({
      shown,
      ...edges,
      toggle: () => {
        const seen = edges.to > startSeconds && edges.from < startSeconds + secondsShown
        if (!shown && !seen) {
          const middle = startSeconds + Math.min(secondsShown, durationSeconds) / 2
          const from = Math.max(0, middle - FIRST_WIDTH_SECONDS / 2)
          setEdges({ from, to: from + FIRST_WIDTH_SECONDS })
        }
        setShown(!shown)
      },
      move: (edge, seconds) =>
        setEdges((now) => ({ ...now, [edge]: Math.min(durationSeconds, Math.max(0, seconds)) })),
      march: (steps) =>
        setEdges(({ from, to }) => {
          const by = (to - from) * steps
          const [first, last] = [Math.min(from, to) + by, Math.max(from, to) + by]
          return first < 0 || last > durationSeconds
            ? { from, to }
            : { from: from + by, to: to + by }
        }),
    }),
    [shown, edges, startSeconds, secondsShown, durationSeconds],
  )
}

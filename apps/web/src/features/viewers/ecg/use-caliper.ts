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

export function useCaliper(window: { startSeconds: number; secondsShown: number }): CaliperState {
  const [shown, setShown] = useState(false)
  const [edges, setEdges] = useState(NOWHERE)
  const { startSeconds, secondsShown } = window
  return useMemo(
    () => ({
      shown,
      ...edges,
      toggle: () => {
        const seen = edges.to > startSeconds && edges.from < startSeconds + secondsShown
        if (!shown && !seen) {
          const from = startSeconds + secondsShown / 2 - FIRST_WIDTH_SECONDS / 2
          setEdges({ from, to: from + FIRST_WIDTH_SECONDS })
        }
        setShown(!shown)
      },
      move: (edge, seconds) => setEdges((now) => ({ ...now, [edge]: Math.max(0, seconds) })),
      march: (steps) =>
        setEdges(({ from, to }) => {
          const by = (to - from) * steps
          return from + by < 0 ? { from, to } : { from: from + by, to: to + by }
        }),
    }),
    [shown, edges, startSeconds, secondsShown],
  )
}

/** The interval between the edges, and the rate it stands for. */
export function caliperReading({ from, to }: Pick<CaliperState, 'from' | 'to'>): {
  seconds: number
  beatsPerMinute: number | undefined
} {
  const seconds = Math.abs(to - from)
  const rounded = Math.round(seconds * 100) / 100
  return { seconds: rounded, beatsPerMinute: rounded > 0 ? Math.round(60 / rounded) : undefined }
}

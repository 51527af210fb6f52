import { useMemo, useState } from 'react'
import type { StripRow } from './strip-layout.ts'

export type AmplitudeEdge = 'base' | 'top'
export type AmplitudeState = {
  shown: boolean
  /** The row it is laid on; the first one that is seen until another is chosen. */
  row: StripRow | undefined
  /** Millivolts of that lead. */
  base: number
  top: number
  toggle: () => void
  move: (edge: AmplitudeEdge, millivolts: number) => void
  choose: (lead: string) => void
}

/** From the zero line to one millivolt, as high as the calibration pulse. */
const FIRST = { base: 0, top: 1 }

/** Two heights on one lead. */
export function useAmplitude(rows: readonly StripRow[], usual: string | undefined): AmplitudeState {
  const [shown, setShown] = useState(false)
  const [edges, setEdges] = useState(FIRST)
  const [lead, setLead] = useState<string>()
  const named = (name: string | undefined) => rows.find((row) => row.lead.name === name)
  const row = named(lead) ?? named(usual) ?? rows[0]
  return useMemo(
    () => ({
      shown,
      row,
      ...edges,
      toggle: () => setShown((on) => !on),
      move: (edge, millivolts) => setEdges((now) => ({ ...now, [edge]: millivolts })),
      choose: setLead,
    }),
    [shown, row, edges],
  )
}

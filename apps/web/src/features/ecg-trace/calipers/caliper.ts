import type { ImagePoint, MeasurementMethod } from '@systole/domain/measurements/measurement'
import type { PaperScale } from '@systole/ecg/paper/ecg-paper'
import type { StripLayout } from '../strip-layout.ts'

/** An edge of an interval or a line of an amplitude. */
export type Edge = 0 | 1

/** A caliper on the trace: its points are seconds of the recording and millivolts. */
export type Caliper = {
  mid: string
  method: MeasurementMethod
  points: readonly ImagePoint[]
  label?: string | null | undefined
  /** True if the reader may change it. */
  own: boolean
}

/** The calipers that a trace shows and what may be done with them; where they are saved is not its concern. */
export type Calipers = {
  measurements: readonly Caliper[]
  /** A caliper that has not been placed: it has no value and is not saved, listed or printed. */
  outline: Caliper | undefined
  chosen: Caliper | undefined
  select: (mid: string | undefined) => void
  /** Moves an edge; `value` is in seconds or millivolts, depending on the method. */
  moveEdge: (mid: string, edge: Edge, value: number) => void
  /** Returns the name and the value of a caliper in the reader's language. */
  describe: (caliper: Caliper) => { name: string; value: string }
}

/** The part of a trace that places calipers: seconds across, and the millivolts of each row. */
export type TraceGeometry = {
  layout: StripLayout
  scale: PaperScale
  startSeconds: number
  colours: { caliper: string; background: string }
}

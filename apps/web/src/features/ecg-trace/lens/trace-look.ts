import type { EcgBenchColours } from '../../../theme/tokens.ts'
import type { TraceSource } from '../source/trace-source.ts'
import type { DrawnRange } from './draw-bench.ts'
import type { ShownMarks } from './draw-marks.ts'

/** The picture that stack and lens share. */
export type TraceLook = {
  source: TraceSource
  /** The index of the lead that is shown. */
  lead: number
  ranges: readonly DrawnRange[]
  marks: ShownMarks
  colours: EcgBenchColours
  /** CSS pixels. */
  millimetre: number
  /** The filter of the recorder. */
  filterWords: string
  /** The filter of the picture, if it is not as recorded. */
  changed: string | undefined
  clock: (seconds: number) => string
}

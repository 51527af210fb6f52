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
  filterWords: string
  clock: (seconds: number) => string
}

import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import type { TraceSource } from '../source/trace-source.ts'
import type { DayClock } from './day-clock.ts'
import type { Day } from './day-work.ts'

/** A long recording as the parts of its overview show it. */
export type DayRecording = {
  source: TraceSource
  analysis: EcgAnalysis
  day: Day
  clock: DayClock
  durationSeconds: number
  /** True on dark paper. */
  night: boolean
}

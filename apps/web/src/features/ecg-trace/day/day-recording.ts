import type { Beat, Gap } from '@systole/ecg/beats/beat'
import type { DayOverview } from '@systole/ecg/rhythm/day-overview'
import type { TraceSource } from '../source/trace-source.ts'
import type { DayClock } from './day-clock.ts'

/** A long recording as the parts of its overview show it. */
export type DayRecording = {
  source: TraceSource
  day: DayOverview
  /** The beats and gaps of the analysis, which arrive after its overview; none until then. */
  beats: readonly Beat[]
  gaps: readonly Gap[]
  clock: DayClock
  durationSeconds: number
  /** True on dark paper. */
  night: boolean
}

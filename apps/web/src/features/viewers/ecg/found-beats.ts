import type { Beat, Gap } from '@systole/ecg/beats/beat'
import type { DayOverview } from '@systole/ecg/rhythm/day-overview'
import type { Analysing } from '../../ecg-trace/analysis/use-analysis.ts'
import { heartRateOf, type Rate } from '../../ecg-trace/beats/rate.ts'
import type { TraceSource } from '../../ecg-trace/source/trace-source.ts'

/** The beats found in a recording; drafts, which say so wherever they are shown. */
export type FileBeats = {
  analysing: Analysing
  beats: readonly Beat[]
  gaps: readonly Gap[]
  /** Calculated when it is first read: a day has 130,000 intervals. */
  readonly rate: Rate | undefined
  /** The overview of a long recording, which arrives before its beats; `undefined` where it is made of them. */
  overview: DayOverview | undefined
  /** True if the species has no profile and another one is used. */
  assumed: boolean
}

const NO_BEATS: readonly Beat[] = []
const NO_GAPS: readonly Gap[] = []

export function foundOf(
  analysing: Analysing,
  of: {
    source: Pick<TraceSource, 'samplesPerSecond' | 'sampleCount'>
    assumed: boolean
    overview?: DayOverview | undefined
  },
): FileBeats {
  const analysis = analysing.state === 'ready' ? analysing.analysis : undefined
  let read: { rate: Rate | undefined } | undefined
  return {
    analysing,
    beats: analysis?.beats ?? NO_BEATS,
    gaps: analysis?.gaps ?? NO_GAPS,
    get rate() {
      read ??= { rate: analysis && heartRateOf(analysis, of.source) }
      return read.rate
    },
    assumed: of.assumed,
    overview: of.overview,
  }
}

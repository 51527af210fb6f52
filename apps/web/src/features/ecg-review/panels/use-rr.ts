import { useMemo } from 'react'
import { type RrSeries, rrSeries, topInterval } from '../../ecg-bars/rr-series.ts'
import type { ReviewRecording } from '../loaded-review.ts'

/** Returns the RR intervals of the reviewed beats and the interval at the top of a plot. */
export function useRr(recording: ReviewRecording): { series: RrSeries; top: number } {
  const { beats, breaks, source, labelOf } = recording
  return useMemo(() => {
    const series = rrSeries(beats, breaks, source.samplesPerSecond, labelOf)
    return { series, top: topInterval(series) }
  }, [beats, breaks, source, labelOf])
}

import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { encodeBeats } from '@systole/ecg/beats/beat-records'
import type { DayOverview } from '@systole/ecg/rhythm/day-overview'
import { useEffect, useState } from 'react'
import { runInWorker } from '../run-in-worker.ts'
import type { DayRequest } from './day-work.ts'

type Recording = DayRequest['recording']

/** Returns the overview that came with an analysis, or makes it of one that has none; `undefined` meanwhile. */
export function useDay(
  { overview, analysis }: { overview: DayOverview | undefined; analysis: EcgAnalysis | undefined },
  { samplesPerSecond, sampleCount }: Recording,
): DayOverview | undefined {
  const [made, setMade] = useState<{ of: EcgAnalysis; day: DayOverview }>()
  const untabulated = overview ? undefined : analysis
  useEffect(() => {
    if (!untabulated) return
    const ended = new AbortController()
    const { beats, gaps, version, species } = untabulated
    const { rates, findings } = untabulated.rhythm
    const request = {
      records: encodeBeats(beats),
      analysis: { version, species, gaps, rhythm: { rates, findings } },
      recording: { samplesPerSecond, sampleCount },
    }
    run(request, ended.signal)
      .then((day) => {
        if (!ended.signal.aborted) setMade({ of: untabulated, day })
      })
      .catch(() => undefined) // the strip is there without the overview's tables
    return () => ended.abort()
  }, [untabulated, samplesPerSecond, sampleCount])
  return overview ?? (untabulated && made?.of === untabulated ? made.day : undefined)
}

async function run(request: DayRequest, ended: AbortSignal): Promise<DayOverview> {
  if (typeof Worker === 'undefined') return (await import('./day-work.ts')).tabulateDay(request)
  const worker = new Worker(new URL('./day.worker.ts', import.meta.url), { type: 'module' })
  return runInWorker(worker, request, ended)
}

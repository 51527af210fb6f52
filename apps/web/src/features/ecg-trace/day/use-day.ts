import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { encodeBeats } from '@systole/ecg/beats/beat-records'
import { useEffect, useState } from 'react'
import { runInWorker } from '../run-in-worker.ts'
import type { Day, DayRequest } from './day-work.ts'

type Recording = { samplesPerSecond: number; sampleCount: number }

/** Returns the tables and findings of an analysed recording; `undefined` while they are made. */
export function useDay(
  analysis: EcgAnalysis | undefined,
  { samplesPerSecond, sampleCount }: Recording,
): Day | undefined {
  const [made, setMade] = useState<{ of: EcgAnalysis; day: Day }>()
  useEffect(() => {
    if (!analysis) return
    const ended = new AbortController()
    const { beats, gaps, rhythm } = analysis
    const records = encodeBeats(beats)
    const { rates, findings } = rhythm
    run({ samplesPerSecond, sampleCount, gaps, records, rhythm: { rates, findings } }, ended.signal)
      .then((day) => {
        if (!ended.signal.aborted) setMade({ of: analysis, day })
      })
      .catch(() => undefined) // the strip is there without the overview's tables
    return () => ended.abort()
  }, [analysis, samplesPerSecond, sampleCount])
  return made?.of === analysis ? made?.day : undefined
}

async function run(request: DayRequest, ended: AbortSignal): Promise<Day> {
  if (typeof Worker === 'undefined') return (await import('./day-work.ts')).tabulateDay(request)
  const worker = new Worker(new URL('./day.worker.ts', import.meta.url), { type: 'module' })
  return runInWorker(worker, request, ended)
}

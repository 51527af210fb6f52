import { useEffect, useMemo, useState } from 'react'
import { readMillivolts } from '../../ecg-trace/source/trace-source.ts'
import type { ReviewedMedian, ReviewRecording } from '../loaded-review.ts'

/** A beat of the recording beside the median: millivolts from `seconds` before its R on. */
export type SingleBeat = { secondsBefore: number; stepSeconds: number; millivolts: Float32Array }

const MOST_BEATS = 24
const LEVEL_SECONDS = 0.04

/** Returns the single beats of the median, shifted to its level; they follow once their samples have arrived. */
export function useSingleBeats(
  recording: ReviewRecording,
  { beat }: ReviewedMedian,
  lead: { name: string; millivolts: Float32Array },
): SingleBeat[] {
  const { source } = recording
  const [arrived, setArrived] = useState(0)
  useEffect(() => source.subscribe(() => setArrived((count) => count + 1)), [source])
  // biome-ignore lint/correctness/useExhaustiveDependencies: samples that arrived change what the source has
  return useMemo(() => {
    const index = source.leads.findIndex(({ name }) => name === lead.name)
    if (index < 0) return []
    const fs = source.samplesPerSecond
    const before = Math.round((beat.rIndex / beat.samplesPerSecond) * fs)
    const level = levelOf(lead.millivolts, beat.rIndex, beat.samplesPerSecond)
    const length = Math.round((lead.millivolts.length / beat.samplesPerSecond) * fs)
    const every = Math.max(1, Math.ceil(beat.beatSamples.length / MOST_BEATS))
    return beat.beatSamples
      .filter((_, place) => place % every === 0)
      .flatMap((sample) => {
        const from = sample - before
        const values = readMillivolts(source, index, { from, to: from + length })
        if (values.some(Number.isNaN)) return []
        const shift = level - levelOf(values, before, fs)
        return {
          secondsBefore: before / fs,
          stepSeconds: 1 / fs,
          millivolts: values.map((value) => value + shift),
        }
      })
  }, [source, beat, lead, arrived])
}

/** Returns the mean of the 40 ms that end 40 ms before the R, where neither P nor QRS usually is. */
function levelOf(values: Float32Array, rIndex: number, perSecond: number): number {
  const end = Math.round(rIndex - LEVEL_SECONDS * perSecond)
  const part = values.subarray(Math.max(0, Math.round(end - LEVEL_SECONDS * perSecond)), end)
  return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length)
}

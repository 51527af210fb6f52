import type { SampleRange } from '../signal/ecg-signal.ts'
import type { MedianBeat } from '../waves/median-beat.ts'

/** A median beat as it is kept with an analysis: waveforms in microvolts, one a lead, all with the R at `rIndex`. */
export type StoredMedianBeat = {
  leads: readonly { name: string; microvolts: readonly number[] }[]
  samplesPerSecond: number
  rIndex: number
  rrBeforeSeconds: number
  rrAfterSeconds: number
  /** Between two samples of the recording: nothing is read finer. */
  resolutionSeconds: number
  beatSamples: readonly number[]
  takenFrom: SampleRange
}

export function storeMedianBeat(median: MedianBeat): StoredMedianBeat {
  const { shape, leadNames, resolutionSeconds, beatSamples, takenFrom } = median
  const { samplesPerSecond, rIndex, rrBeforeSeconds, rrAfterSeconds } = shape
  return {
    leads: shape.leads.map((values, place) => ({
      name: leadNames[place] ?? '',
      microvolts: Array.from(values, (millivolts) => Math.round(millivolts * 1000)),
    })),
    ...{ samplesPerSecond, rIndex, rrBeforeSeconds, rrAfterSeconds },
    ...{ resolutionSeconds, beatSamples, takenFrom },
  }
}

import type { SampleRange } from '../signal/ecg-signal.ts'
import { UnreadableRecording } from './recording-sink.ts'

/** The limits of a recording, checked before its samples are decoded. Handbook 7. */
export const MOST_BYTES = 2 ** 30
export const MOST_LEADS = 12
const MOST_SECONDS = 7 * 24 * 3600
const [LOWEST_RATE, HIGHEST_RATE] = [50, 20_000]

/** Returns the rate of a file in samples per second. Throws if it is missing or out of range. */
export function requireRate(samplesPerSecond: number | undefined, field: string): number {
  if (samplesPerSecond === undefined || Number.isNaN(samplesPerSecond)) {
    throw new UnreadableRecording('samplingRateMissing', field)
  }
  if (samplesPerSecond < LOWEST_RATE || samplesPerSecond > HIGHEST_RATE) {
    throw new UnreadableRecording('samplingRateOutOfRange', `${field}: ${samplesPerSecond}`)
  }
  return samplesPerSecond
}

/** Returns the gap between the last sample of a cut file and the end that its header states, which may be false, by the limit. */
export function gapToStatedEnd(of: {
  samplesPerSecond: number
  sampleCount: number
  statedSamples: number
}): SampleRange[] {
  const { sampleCount, statedSamples, samplesPerSecond } = of
  const to = Math.min(statedSamples, Math.floor(MOST_SECONDS * samplesPerSecond))
  return to > sampleCount ? [{ from: sampleCount, to }] : []
}

/** Throws if a recording is empty, has too many leads or is too long. */
export function requireWithinLimits(of: {
  samplesPerSecond: number
  leadCount: number
  sampleCount: number
}): void {
  if (of.leadCount > MOST_LEADS) throw new UnreadableRecording('tooManyLeads', `${of.leadCount}`)
  if (of.leadCount === 0 || of.sampleCount === 0) throw new UnreadableRecording('samplesMissing')
  const seconds = of.sampleCount / of.samplesPerSecond
  if (seconds > MOST_SECONDS) {
    throw new UnreadableRecording('tooLong', `${(seconds / 86_400).toFixed(1)} d`)
  }
}

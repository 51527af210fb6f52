import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'
import { pickBeats } from './pick-beats.ts'
import { findSlopePeaks } from './slope-peaks.ts'

/** More beats (2) or fewer (−2) than the detector finds by itself, as the person who corrects it asks. */
export type Sensitivity = -2 | -1 | 0 | 1 | 2

export type DetectSettings = {
  gaps: readonly SampleRange[]
  sensitivity?: Sensitivity
  /** For tests: the length of the pieces in which the signal is worked on, which changes no beat. */
  blockSeconds?: number
}

/** Returns the samples of the beats' R (or largest QRS deflection), ascending. Handbook 4.3. */
export function detectBeats(
  signal: EcgSignal,
  profile: SpeciesProfile,
  { gaps, sensitivity = 0, blockSeconds = 60 }: DetectSettings,
): number[] {
  const lead = signal.leads[0]
  if (lead === undefined) return []
  const { samplesPerSecond } = signal
  const peaks = findSlopePeaks(lead, samplesPerSecond, profile, { gaps, blockSeconds })
  const picked = pickBeats(peaks, { samplesPerSecond, profile, sensitivity })
  const beats = picked.map((index) => peaks.samples[index] as number)
  return beats.filter((beat) => !gaps.some(({ from, to }) => beat >= from && beat < to))
}

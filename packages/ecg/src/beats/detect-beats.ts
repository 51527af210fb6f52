import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import { medianOf } from '../signal/order-statistics.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'
import { type BeatsOfLead, beatsOfLead } from './beats-of-lead.ts'
import { voteOfLeads } from './vote-of-leads.ts'

/** More beats (2) or fewer (−2) than the detector finds by itself, as the person who corrects it asks. */
export type Sensitivity = -2 | -1 | 0 | 1 | 2

export type DetectSettings = {
  /** Ascending and without overlap, as `findGaps` returns them. */
  gaps: readonly SampleRange[]
  sensitivity?: Sensitivity
  /** The length of the pieces in which the signal is worked on; it changes no beat. */
  blockSeconds?: number
}

/** Beats at their R, ascending, and the stretches whose beats are covered by noise or missing: no rate is confident there. */
export type BeatReading = { beats: number[]; noise: SampleRange[] }

/** Returns the samples of the beats' R (or largest QRS deflection), ascending. */
export function detectBeats(
  signal: EcgSignal,
  profile: SpeciesProfile,
  settings: DetectSettings,
): number[] {
  return readBeats(signal, profile, settings).beats
}

/** Detects beats in the clearest two leads and judges the noise of the clearest. Handbook 4.3. */
export function readBeats(
  signal: EcgSignal,
  profile: SpeciesProfile,
  { gaps, sensitivity = 0, blockSeconds = 60 }: DetectSettings,
): BeatReading {
  const { samplesPerSecond } = signal
  const search = { samplesPerSecond, profile, gaps, sensitivity, blockSeconds }
  const [first, second] = clearestFirst(signal.leads.map((lead) => beatsOfLead(lead, search)))
  if (first === undefined) return { beats: [], noise: [] }
  const togetherSeconds = profile.refractorySeconds / 2
  const beats =
    second === undefined
      ? first.samples
      : voteOfLeads(first, second, { samplesPerSecond, togetherSeconds })
  return {
    beats,
    noise: first.noisy,
  }
}

/** A lead is preferred to lead II only if it is this much clearer: R is read in lead II. */
const CLEARER_THAN_II = 2

function clearestFirst(leads: readonly BeatsOfLead[]): BeatsOfLead[] {
  const rank = ({ lead, contrast }: BeatsOfLead) =>
    (medianOf([...contrast.values]) ?? 0) * (lead.name === 'II' ? CLEARER_THAN_II : 1)
  return leads.toSorted((one, other) => rank(other) - rank(one))
}

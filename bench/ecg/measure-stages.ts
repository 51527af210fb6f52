import { detectBeats } from '@systole/ecg/beats/detect-beats'
import { findGaps } from '@systole/ecg/gaps/find-gaps'
import { labelBeats } from '@systole/ecg/shapes/label-beats'
import { SPECIES_PROFILES } from '@systole/ecg/species/species-profile'
import { wavesOfBeats } from '@systole/ecg/waves/waves-of-beats'
import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'

export type StageCost = { stage: string; cpuSecondsPerHour: number }

const MICROSECONDS = 1e6
const HOUR_SECONDS = 3600
const noise = { whiteMillivolts: 0.01, wanderMillivolts: 0.1 }
const rhythm = { kind: 'ventricularPremature', pattern: 'single' } as const

/** Measures each stage on an hour of one lead of a dog at 500 Hz, with premature beats and noise. */
export function measureStages(): StageCost[] {
  const species = 'dog'
  const profile = SPECIES_PROFILES[species]
  const { signal } = syntheticEcg({ species, seed: 1, seconds: HOUR_SECONDS, rhythm, noise })
  const spent = { gaps: 0, beats: 0, labels: 0, waves: 0 }
  const gaps = timed(spent, 'gaps', () => findGaps(signal))
  const found = timed(spent, 'beats', () => detectBeats(signal, profile, { gaps }))
  const { beats } = timed(spent, 'labels', () => labelBeats(signal, found, { profile, gaps }))
  timed(spent, 'waves', () => wavesOfBeats(signal, beats, { profile, gaps }))
  return Object.entries(spent).map(([stage, cpuSecondsPerHour]) => ({ stage, cpuSecondsPerHour }))
}

function timed<Stage extends string, Result>(
  spent: Record<Stage, number>,
  stage: Stage,
  work: () => Result,
): Result {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  spent[stage] += (user + system) / MICROSECONDS
  return result
}

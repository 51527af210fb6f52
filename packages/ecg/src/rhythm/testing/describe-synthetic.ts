import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import type {
  SyntheticEcg,
  SyntheticEcgOptions,
} from '@systole/fixtures/ecg-signal/synthetic-options'
import { describeRhythm, type RhythmDescription } from '../describe-rhythm.ts'
import { truePWaves } from './true-p-waves.ts'

/** Draws a recording and describes its rhythm from the true beats, gaps and P verdicts. */
export function describeSynthetic(
  options: SyntheticEcgOptions,
  pWavesOf = truePWaves,
): { ecg: SyntheticEcg; rhythm: RhythmDescription } {
  const ecg = syntheticEcg(options)
  const rhythm = describeRhythm({
    signal: ecg.signal,
    leadIndex: 0,
    species: options.species,
    beats: ecg.truth.beats.map((beat) => ({ ...beat, shape: 0 })),
    gaps: ecg.truth.gaps,
    pWaves: pWavesOf(ecg),
  })
  return { ecg, rhythm }
}

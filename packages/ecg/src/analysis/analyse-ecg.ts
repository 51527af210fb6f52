import type { Beat, Gap } from '../beats/beat.ts'
import { detectBeats, type Sensitivity } from '../beats/detect-beats.ts'
import { findGaps } from '../gaps/find-gaps.ts'
import { labelBeats } from '../shapes/label-beats.ts'
import type { Shape } from '../shapes/shape.ts'
import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import { type EcgSpecies, SPECIES_PROFILES } from '../species/species-profile.ts'

/** Increases with every change of a stage that can change a result; kept with what was analysed. SPEC E36. */
export const ANALYSIS_VERSION = 1

/** Everything that the portal finds in a recording by itself: drafts, which a person confirms or changes. */
export type EcgAnalysis = {
  version: number
  species: EcgSpecies
  gaps: readonly Gap[]
  beats: readonly Beat[]
  /** Groups of alike beats with the reasons for their labels. */
  shapes: readonly Shape[]
}

type Settings = {
  species: EcgSpecies
  /** Gaps that the file itself names. */
  stated?: readonly SampleRange[]
  sensitivity?: Sensitivity
}

/** Finds gaps and beats of a recording and labels the beats by their shapes. The same signal and settings give the same result in the browser and on the server. */
export function analyseEcg(
  signal: EcgSignal,
  { species, stated = [], sensitivity = 0 }: Settings,
): EcgAnalysis {
  const profile = SPECIES_PROFILES[species]
  const gaps = findGaps(signal, { stated })
  const found = detectBeats(signal, profile, { gaps, sensitivity })
  const { beats, shapes } = labelBeats(signal, found, { profile, gaps })
  return { version: ANALYSIS_VERSION, species, gaps, beats, shapes }
}

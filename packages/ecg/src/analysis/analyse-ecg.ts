import type { Beat, Gap } from '../beats/beat.ts'
import { readBeats, type Sensitivity } from '../beats/detect-beats.ts'
import { findGaps } from '../gaps/find-gaps.ts'
import { gapsThatHide } from '../gaps/hiding-gaps.ts'
import { joinRanges } from '../gaps/range-set.ts'
import { labelBeats } from '../shapes/label-beats.ts'
import { type OutlyingBeat, outlyingBeats } from '../shapes/outliers.ts'
import type { Shape } from '../shapes/shape.ts'
import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import { type EcgSpecies, SPECIES_PROFILES } from '../species/species-profile.ts'
import type { BeatWave } from '../waves/wave.ts'
import { describeRecording, type RecordingDescription } from './describe-recording.ts'

/** Increases with every change of a stage that can change a result; kept with what was analysed. SPEC E36. */
export const ANALYSIS_VERSION = 5

/** Everything that the portal finds in a recording by itself: drafts, which a person confirms or changes. */
export type EcgAnalysis = RecordingDescription & {
  version: number
  species: EcgSpecies
  gaps: readonly Gap[]
  beats: readonly Beat[]
  /** Stretches whose beats are covered by noise. */
  noise: readonly SampleRange[]
  /** Groups of alike beats with the reasons for their labels. */
  shapes: readonly Shape[]
  /** Beats that differ from their shape, so that a decision for all of it does not hide them. */
  outliers: readonly OutlyingBeat[]
}

type Settings = {
  species: EcgSpecies
  /** Gaps that the file itself names. */
  stated?: readonly SampleRange[]
  sensitivity?: Sensitivity
  /** Receives the waves of about a minute of beats at a time; a day has too many to keep. */
  onWaves?: (waves: readonly BeatWave[]) => void
}

/**
 * Finds gaps, noise, beats and waves of a recording, labels the beats by their shapes and describes the rhythm. The same signal and settings
 * give the same result in the browser and on the server.
 */
export function analyseEcg(
  signal: EcgSignal,
  { species, stated = [], sensitivity = 0, onWaves }: Settings,
): EcgAnalysis {
  const profile = SPECIES_PROFILES[species]
  const gaps = findGaps(signal, { stated })
  const hiding = gapsThatHide(gaps, profile, signal.samplesPerSecond)
  const { beats: found, noise } = readBeats(signal, profile, { gaps: hiding, sensitivity })
  const labelled = labelBeats(signal, found, { profile, gaps: hiding, noise })
  const { beats, shapes } = labelled
  const unreadable = joinRanges([...hiding, ...noise])
  const lost = { gaps: hiding, unreadable }
  const described = describeRecording(signal, { species, beats, ...lost, onWaves })
  return {
    ...{ version: ANALYSIS_VERSION, species, gaps, noise, beats, shapes },
    outliers: outlyingBeats(labelled),
    ...described,
  }
}

import type { Beat, Gap } from '../beats/beat.ts'
import { readBeats, type Sensitivity } from '../beats/detect-beats.ts'
import { findGaps } from '../gaps/find-gaps.ts'
import { describeRhythm, type RhythmDescription } from '../rhythm/describe-rhythm.ts'
import { labelBeats } from '../shapes/label-beats.ts'
import type { Shape } from '../shapes/shape.ts'
import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import { type EcgSpecies, SPECIES_PROFILES } from '../species/species-profile.ts'
import { measureWaves, type WaveMeasurements } from '../waves/measure-waves.ts'
import { medianBeats } from '../waves/median-beat.ts'
import type { BeatPWave, BeatWave } from '../waves/wave.ts'
import { waveBlocks } from '../waves/waves-of-beats.ts'
import type { AutomaticValues } from './automatic-value.ts'
import { measuredRate } from './measured-rate.ts'
import { readValues } from './read-values.ts'
import { type StoredMedianBeat, storeMedianBeat } from './stored-median-beat.ts'

/** Increases with every change of a stage that can change a result; kept with what was analysed. SPEC E36. */
export const ANALYSIS_VERSION = 1

/** Everything that the portal finds in a recording by itself: drafts, which a person confirms or changes. */
export type EcgAnalysis = {
  version: number
  species: EcgSpecies
  gaps: readonly Gap[]
  beats: readonly Beat[]
  /** Stretches whose beats are covered by noise. */
  noise: readonly SampleRange[]
  /** Groups of alike beats with the reasons for their labels. */
  shapes: readonly Shape[]
  rhythm: RhythmDescription
  /** The median of the normal beats in the clearest stretch, and what was measured in it; undefined without normal beats. */
  medianBeat: StoredMedianBeat | undefined
  measurements: WaveMeasurements | undefined
  /** The values that a recording is read by. */
  values: AutomaticValues
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
  const { beats: found, noise } = readBeats(signal, profile, { gaps, sensitivity })
  const { beats, shapes } = labelBeats(signal, found, { profile, gaps, noise })
  const pWaves: BeatPWave[] = []
  for (const block of waveBlocks(signal, beats, { profile, gaps })) {
    onWaves?.(block.waves)
    for (const pWave of block.pWaves) pWaves.push(pWave)
  }
  const leadIndex = leadForP(signal)
  const rhythm = describeRhythm({ signal, leadIndex, species, beats, gaps, pWaves })
  const median = medianBeats(signal, beats, { profile, gaps })
  const measurements = median && measureWaves(median, profile)
  const { samplesPerSecond, sampleCount } = signal
  const series = { samplesPerSecond, sampleCount, beats, gaps }
  const rate = measuredRate(series, rhythm.rates.printed)
  return {
    ...{ version: ANALYSIS_VERSION, species, gaps, noise, beats, shapes, rhythm, measurements },
    medianBeat: median && storeMedianBeat(median),
    values: readValues(rate, measurements),
  }
}

/** Returns the index of lead II, along which the atria are excited, otherwise of the first lead. */
function leadForP({ leads }: EcgSignal): number {
  return Math.max(
    0,
    leads.findIndex(({ name }) => name === 'II'),
  )
}

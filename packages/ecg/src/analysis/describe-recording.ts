import type { Beat } from '../beats/beat.ts'
import { isInRange } from '../gaps/range-set.ts'
import { describeRhythm, type RhythmDescription } from '../rhythm/describe-rhythm.ts'
import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import { type EcgSpecies, SPECIES_PROFILES } from '../species/species-profile.ts'
import type { AdjustBounds } from '../waves/find-bounds.ts'
import { measureWaves, type WaveMeasurements } from '../waves/measure-waves.ts'
import { medianBeats } from '../waves/median-beat.ts'
import type { BeatPWave, BeatWave } from '../waves/wave.ts'
import { waveBlocks } from '../waves/waves-of-beats.ts'
import type { AutomaticValues } from './automatic-value.ts'
import { measuredRate } from './measured-rate.ts'
import { readValues } from './read-values.ts'
import { type StoredMedianBeat, storeMedianBeat } from './stored-median-beat.ts'

/** The results that labelled beats give for a recording. */
export type RecordingDescription = {
  rhythm: RhythmDescription
  /** The median of the normal beats in the clearest stretch, and what was measured in it; undefined without normal beats. */
  medianBeat: StoredMedianBeat | undefined
  measurements: WaveMeasurements | undefined
  /** The values that a recording is read by. */
  values: AutomaticValues
}

export type LabelledRecording = {
  species: EcgSpecies
  beats: readonly Beat[]
  /** Lost samples, ascending. */
  gaps: readonly SampleRange[]
  /** All that says nothing about the heart: lost, noisy or left out by a person; ascending and without overlap. */
  unreadable: readonly SampleRange[]
  /** The lead whose P waves and heights are read; otherwise lead II, otherwise the first. */
  primaryLead?: string | undefined
  /** Moves the bounds that were found in the median beat. */
  adjustBounds?: AdjustBounds | undefined
  /** Receives the waves of about a minute of beats at a time; a day has too many to keep. */
  onWaves?: ((waves: readonly BeatWave[]) => void) | undefined
}

/** Describes the rhythm of labelled beats and measures their median. Beats in unreadable stretches count for neither. */
export function describeRecording(
  signal: EcgSignal,
  { species, beats, gaps, unreadable, primaryLead, adjustBounds, onWaves }: LabelledRecording,
): RecordingDescription {
  const profile = SPECIES_PROFILES[species]
  const readable = readableBeats(beats, unreadable)
  const pWaves: BeatPWave[] = []
  const withBounds = onWaves !== undefined
  for (const block of waveBlocks(signal, beats, { profile, gaps, withBounds })) {
    onWaves?.(block.waves)
    for (const pWave of block.pWaves) pWaves.push(pWave)
  }
  const leadIndex = leadIndexOf(signal, primaryLead)
  const rhythm = describeRhythm({
    ...{ signal, leadIndex, species, pWaves },
    ...{ beats: readable, gaps: unreadable },
  })
  const median = medianBeats(signal, readable, { profile, gaps: unreadable })
  const measurements = median && measureWaves(median, profile, adjustBounds)
  const { samplesPerSecond, sampleCount } = signal
  const series = { samplesPerSecond, sampleCount, beats: readable, gaps: unreadable }
  const rate = measuredRate(series, rhythm.rates.printed)
  return {
    rhythm,
    medianBeat: median && storeMedianBeat(median),
    measurements,
    values: readValues(rate, measurements, primaryLead),
  }
}

/** Returns the beats outside of stretches that are not to be read. */
export function readableBeats<OneBeat extends Beat>(
  beats: readonly OneBeat[],
  unreadable: readonly SampleRange[],
): readonly OneBeat[] {
  if (unreadable.length === 0) return beats
  return beats.filter(({ sample }) => !isInRange(unreadable, sample))
}

/** Returns the index of the primary lead; without one that of lead II, along which the atria are excited, or of the first. */
function leadIndexOf({ leads }: EcgSignal, primaryLead: string | undefined): number {
  const indexOf = (wanted: string) => leads.findIndex(({ name }) => name === wanted)
  const primary = primaryLead === undefined ? -1 : indexOf(primaryLead)
  return primary >= 0 ? primary : Math.max(0, indexOf('II'))
}

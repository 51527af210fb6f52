import type { EcgSpecies } from '../species/species-profile.ts'
import { SPECIES_PROFILES } from '../species/species-profile.ts'
import type { RhythmDescription } from './describe-rhythm.ts'
import { ectopyFindings } from './ectopy.ts'
import { heartRates } from './heart-rates.ts'
import { judgeRegularity } from './regularity.ts'
import type { RhythmRule } from './rhythm-finding.ts'
import { type BeatSeries, rrIntervals } from './rr-intervals.ts'

/** The findings that follow from the labels of beats alone. */
const FROM_LABELS: readonly RhythmRule[] = [
  'ventricularPremature',
  'atrialPremature',
  'ventricularCouplet',
  'ventricularRun',
  'idioventricularRhythm',
  'ventricularTachycardia',
  'supraventricularTachycardia',
  'escapeBeats',
  'escapeRhythm',
  'pacedRhythm',
]

/**
 * Returns the rhythm with the rates, the regularity and the ectopy of these beats. What depends on the P waves stays as it was
 * described on the signal.
 */
export function rhythmOfBeats(
  described: RhythmDescription,
  series: BeatSeries,
  species: EcgSpecies,
): RhythmDescription {
  const intervals = rrIntervals(series)
  const rates = heartRates(series, intervals)
  const { rhythm: limits } = SPECIES_PROFILES[species]
  const others = described.findings.filter(({ rule }) => !FROM_LABELS.includes(rule))
  const ectopy = ectopyFindings(series, intervals, rates.ectopicStretches, limits)
  return {
    ...described,
    rates,
    regularity: judgeRegularity(intervals, series.beats),
    findings: [...others, ...ectopy],
  }
}

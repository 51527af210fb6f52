import type { AnalysedSpecies } from '../ecg-recordings/ecg-species.ts'
import type { PublishedSourceId } from './reference-sources.ts'

/** Values that hint at an enlarged chamber or a block; heights as positive numbers, S by its depth. */
export type HintValue =
  | 'pHeightMillivolts'
  | 'pDurationSeconds'
  | 'rHeightIIMillivolts'
  | 'rHeightAvfMillivolts'
  | 'rHeightIMillivolts'
  | 'qrsDurationSeconds'
  | 'sDepthIMillivolts'
  | 'sDepthIIMillivolts'
  | 'axisDegrees'
  /** The number of leads with an S among I, II, III and aVF. */
  | 'leadsWithS'

export type HintFinding =
  | 'rightAtrium'
  | 'leftAtrium'
  | 'leftVentricle'
  | 'rightVentricle'
  | 'bundleBranchBlock'

export type EnlargementHint = {
  species: AnalysedSpecies
  value: HintValue
  /** The hint is given above this, for dogs of the size if one is named. */
  above: number
  ofSize?: 'small' | 'large'
  finding: HintFinding
  source: PublishedSourceId
}

/** Handbook 4.7: hints, never diagnoses. */
export const ENLARGEMENT_HINTS: readonly EnlargementHint[] = [
  hint('dog', 'pHeightMillivolts', 0.4, 'rightAtrium'),
  hint('dog', 'pDurationSeconds', 0.04, 'leftAtrium'),
  { ...hint('dog', 'rHeightIIMillivolts', 2.5, 'leftVentricle'), ofSize: 'small' },
  { ...hint('dog', 'rHeightIIMillivolts', 3, 'leftVentricle'), ofSize: 'large' },
  { ...hint('dog', 'rHeightAvfMillivolts', 2.5, 'leftVentricle'), ofSize: 'small' },
  { ...hint('dog', 'rHeightAvfMillivolts', 3, 'leftVentricle'), ofSize: 'large' },
  hint('dog', 'rHeightIMillivolts', 1.5, 'leftVentricle'),
  hint('dog', 'qrsDurationSeconds', 0.06, 'leftVentricle'),
  hint('dog', 'sDepthIMillivolts', 0.05, 'rightVentricle'),
  hint('dog', 'sDepthIIMillivolts', 0.35, 'rightVentricle'),
  hint('dog', 'axisDegrees', 100, 'rightVentricle'),
  hint('dog', 'qrsDurationSeconds', 0.08, 'bundleBranchBlock'),
  hint('cat', 'pHeightMillivolts', 0.2, 'rightAtrium'),
  hint('cat', 'pDurationSeconds', 0.04, 'leftAtrium'),
  hint('cat', 'rHeightIIMillivolts', 0.9, 'leftVentricle'),
  hint('cat', 'qrsDurationSeconds', 0.04, 'leftVentricle'),
  hint('cat', 'axisDegrees', 160, 'rightVentricle'),
  hint('cat', 'leadsWithS', 3, 'rightVentricle'),
  hint('cat', 'qrsDurationSeconds', 0.06, 'bundleBranchBlock'),
  { ...hint('cat', 'qrsDurationSeconds', 0.04, 'bundleBranchBlock'), source: 'cliniciansBrief' },
]

function hint(
  species: AnalysedSpecies,
  value: HintValue,
  above: number,
  finding: HintFinding,
): EnlargementHint {
  return { species, value, above, finding, source: 'tilley' }
}

/** Returns the limit above which a value hints at something in the species, the lowest if there are several. */
export function hintLimit(value: HintValue, species: AnalysedSpecies): EnlargementHint | undefined {
  const [lowest] = ENLARGEMENT_HINTS.filter(
    (hint) => hint.value === value && hint.species === species,
  ).toSorted((a, b) => a.above - b.above)
  return lowest
}

/** Returns the hints that the values of an animal give; a giant dog counts as large, one without a size gets the large limits. */
export function enlargementHints(
  values: Partial<Record<HintValue, number>>,
  { species, size }: { species: AnalysedSpecies; size: 'small' | 'large' | 'giant' | null },
): readonly EnlargementHint[] {
  const group = size === 'small' ? 'small' : 'large'
  return ENLARGEMENT_HINTS.filter(
    ({ species: own, value, above, ofSize }) =>
      own === species &&
      (ofSize === undefined || ofSize === group) &&
      (values[value] ?? Number.NEGATIVE_INFINITY) > above,
  )
}

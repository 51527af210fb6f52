import type { AnalysedSpecies } from '../ecg-recordings/ecg-species.ts'
import type { EcgReferenceField } from './reference-cell.ts'
import type { PublishedSourceId } from './reference-sources.ts'

/**
 * A published figure that is read in a note beside a value and never used as a range: it was found under other conditions or describes
 * a group. Handbook 4.7.
 */
export type PublishedRemark = {
  species: AnalysedSpecies
  remark: RemarkName
  field: EcgReferenceField
  figures: readonly number[]
  source: PublishedSourceId
}

export type RemarkName =
  | 'rateRestrainedClinicHome'
  | 'dayMeanRate'
  | 'healthyWithoutVpc'
  | 'largeBreedsUnderLimit'
  | 'vpcVaryFromDayToDay'
  | 'vpcWithHypertrophicCardiomyopathy'
  | 'dobermanScreening'
  | 'macawsAndCockatoosUnderIsoflurane'
  | 'africanGreyParrots'

/** Figures in the order that the name says; shares as numbers below 1. */
export const PUBLISHED_REMARKS: readonly PublishedRemark[] = [
  remark('cat', 'rateRestrainedClinicHome', 'heartRatePerMinute', [187, 150, 132], 'jfms2005'),
  remark('cat', 'dayMeanRate', 'heartRatePerMinute', [114, 202], 'jvim13'),
  remark('dog', 'healthyWithoutVpc', 'vpcPerDay', [34, 50], 'javma218'),
  remark('dog', 'largeBreedsUnderLimit', 'vpcPerDay', [0.86, 20], 'plosOne2025'),
  remark('dog', 'vpcVaryFromDayToDay', 'vpcPerDay', [0.93], 'plosOne2025'),
  remark('dog', 'dobermanScreening', 'vpcPerDay', [50], 'jvc2020'),
  remark('cat', 'vpcWithHypertrophicCardiomyopathy', 'vpcPerDay', [124], 'jvc16'),
  remark('parrot', 'macawsAndCockatoosUnderIsoflurane', 'heartRatePerMinute', [231, 571], 'jams15'),
  remark('parrot', 'macawsAndCockatoosUnderIsoflurane', 'axisDegrees', [-73, -89], 'jams15'),
  remark('parrot', 'africanGreyParrots', 'pDurationSeconds', [0.012, 0.018], 'javma229'),
  remark('parrot', 'africanGreyParrots', 'pHeightMillivolts', [0.25, 0.55], 'javma229'),
]

function remark(
  species: AnalysedSpecies,
  name: RemarkName,
  field: EcgReferenceField,
  figures: readonly number[],
  source: PublishedSourceId,
): PublishedRemark {
  return { species, remark: name, field, figures, source }
}

/** Returns the published figures to read beside a field of a species. */
export function publishedRemarks(
  species: AnalysedSpecies,
  field: EcgReferenceField,
): readonly PublishedRemark[] {
  return PUBLISHED_REMARKS.filter((each) => each.species === species && each.field === field)
}

import { hintLimit } from '@systole/domain/ecg-references/enlargement-hints'
import type { EcgReferenceField } from '@systole/domain/ecg-references/reference-cell'
import { referenceFor, vanDeWaterQtc } from '@systole/domain/ecg-references/reference-for'
import { ECG_SOURCES } from '@systole/domain/ecg-references/reference-sources'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { hasNothingToMeasure, isNotApplicable } from '@systole/domain/ecg-reviews/not-applicable'
import { ownSpecies, type ReviewedAnimal } from '@systole/domain/ecg-reviews/reviewed-animal'
import { comparedWith, type ReferenceFacts } from './compared-with.ts'
import type { FurtherValue, FurtherValueName, Measurement } from './ecg-report-model.ts'

/** A value as the analysis measured it in the median beat. */
type Read = { value: number; uncertainty: number; resolution: number; n: number }
type ReadValues = Readonly<Record<string, Read | undefined>>

/** The measurements of the median beat: of each lead, and over all of them. */
export type MedianValues = {
  /** The lead that the values of the review were read in. */
  valueLead: string | null
  leads: readonly { lead: string; values: ReadValues }[]
  overall: ReadValues
  /** Samples per second of the median beat. */
  beatRate?: number | undefined
}

/**
 * Returns the values beside those of the review: for six leads ST, S in I and II and the axis of P, as they were measured; QTc from QT
 * and rate of the review, for species with a formula. SPEC E17.
 */
export function buildFurtherValues(
  review: EcgReview,
  median: MedianValues | undefined,
  animal: ReviewedAnimal,
): FurtherValue[] {
  const ofSix = animal.service === 'ecg6l' ? sixLeadValues(review, median, animal) : []
  return [...ofSix, ...qtcOf(review, animal)]
}

function sixLeadValues(
  review: EcgReview,
  median: MedianValues | undefined,
  animal: ReviewedAnimal,
): FurtherValue[] {
  const { valueLead = null, leads = [], overall = {} } = median ?? {}
  const lead = valueLead ?? 'II'
  const inLead = (name: string, value: string) =>
    leads.find((each) => each.lead === name)?.values[value]
  const hasNoP = hasNothingToMeasure(review, 'p_wave.height')
  return [
    further('st', inLead(lead, 'stMillivolts'), stReference(animal), lead),
    further('sOne', inLead('I', 'sMillivolts'), sReference(animal, 'sDepthIMillivolts'), 'I'),
    further('sTwo', inLead('II', 'sMillivolts'), sReference(animal, 'sDepthIIMillivolts'), 'II'),
    further('pAxis', hasNoP ? undefined : overall.pAxisDegrees, () => ({
      noReference: 'noPublishedValue',
    })),
  ]
}

type Compare = (value: number | null) => ReferenceFacts

function further(
  name: FurtherValueName,
  read: Read | undefined,
  compare: Compare,
  lead?: string,
): FurtherValue {
  const value = read?.value ?? null
  return {
    ...{ name, value },
    ...(lead !== undefined && { lead }),
    ...(read && readingOf(read)),
    ...compare(value),
  }
}

function readingOf({ uncertainty, resolution, n: beats }: Read) {
  return {
    uncertainty,
    ...(resolution > 0 && { resolution }),
    beats,
  } satisfies Partial<Measurement>
}

function stReference(animal: ReviewedAnimal): Compare {
  return comparedTo(animal, 'stLevelMillivolts')
}

/** An S that is deeper hints at the right ventricle; its height is signed. Handbook 4.7. */
function sReference(
  animal: ReviewedAnimal,
  value: 'sDepthIMillivolts' | 'sDepthIIMillivolts',
): Compare {
  const species = ownSpecies(animal)
  const hint = species && hintLimit(value, species)
  if (!hint) return () => ({ noReference: species ? 'noPublishedValue' : 'species' })
  const low = -hint.above
  return (height) => ({
    reference: { low, source: ECG_SOURCES[hint.source].short },
    ...(height !== null && { flag: height < low ? 'low' : 'within' }),
  })
}

function comparedTo({ pet, today, conditions }: ReviewedAnimal, field: EcgReferenceField): Compare {
  const answer = referenceFor(field, pet, { today, ...(conditions && { conditions }) })
  return (value) => comparedWith(answer, value)
}

function qtcOf(review: EcgReview, animal: ReviewedAnimal): FurtherValue[] {
  const species = ownSpecies(animal)
  if (species !== 'dog' && species !== 'guineaPig') return []
  const { rrRate } = review.heart_rate
  const { qt } = review.t_wave
  const isKnown =
    !isNotApplicable(review, 't_wave.qt') && !isNotApplicable(review, 'heart_rate.rrRate')
  const value = isKnown && qt !== null && rrRate !== null ? vanDeWaterQtc(qt, 60 / rrRate) : null
  return [{ name: 'qtc', value, ...comparedTo(animal, 'qtcSeconds')(value) }]
}

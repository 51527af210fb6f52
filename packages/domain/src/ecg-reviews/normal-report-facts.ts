import { isBlockSuspected } from '../ecg-cases/block-rules.ts'
import {
  ABNORMAL_LABELS,
  type AbnormalLabel,
  type NormalReportFacts,
} from '../ecg-cases/refuse-normal-report.ts'
import { flagOf, referenceFor } from '../ecg-references/reference-for.ts'
import type { EcgReview } from './ecg-review.ts'
import { type MeasuredEcg, shareOf } from './measured-ecg.ts'
import { hasBeatWithoutP, proposeReview } from './propose-review.ts'
import { hasField, REVIEW_FIELD_NAMES, type ReviewField, reviewField } from './review-fields.ts'
import { flagOfField, ownSpecies, type ReviewedAnimal } from './reviewed-animal.ts'

type Judged = NormalReportFacts['values'][number]
type Beside = Pick<NormalReportFacts, 'isEnabled' | 'quality' | 'hasFainted' | 'undecidedBeats'>

/**
 * Returns the facts on which a normal report depends, of a recording and of the document that is signed. Both have to be normal: what
 * was measured counts even if a person wrote another value, and the person's answer even if nothing was found. Handbook 5.1, SPEC E8.
 */
export function normalReportFacts(
  measured: MeasuredEcg,
  { animal, document, ...beside }: { animal: ReviewedAnimal; document: EcgReview } & Beside,
): NormalReportFacts {
  const { rhythm, gaps, noise, sampleCount, samplesPerSecond } = measured
  const rules = rhythm.findings.map(({ rule }) => rule)
  return {
    ...beside,
    species: ownSpecies(animal) ?? animal.pet.species,
    labels: labelsOf(measured, document, beside.undecidedBeats),
    lostShare: shareOf(measured, gaps),
    noiseShare: shareOf(measured, noise),
    sinus: rhythm.sinus === 'yes' ? (document.rhythm.sinus ?? 'undetermined') : rhythm.sinus,
    isSinusArrhythmia: rules.includes('sinusArrhythmia'),
    values: valuesOf(measured, document, animal),
    isFibrillationSuspected: rules.includes('atrialFibrillationSuspected'),
    isBlockSuspected: isBlockSuspected(rules) || deniesConduction(document, measured),
    durationSeconds: samplesPerSecond > 0 ? sampleCount / samplesPerSecond : 0,
  }
}

/** A P that only ectopic beats lack speaks of no block. */
function deniesConduction({ p_qrs }: EcgReview, measured: MeasuredEcg): boolean {
  const { p_for_every_qrs: hasP, ...conduction } = p_qrs
  const isMissingP = hasP === 'no' && !hasBeatWithoutP(measured)
  return isMissingP || Object.values(conduction).includes('no')
}

/** Counts abnormal beats; "yes" of the document is at least one. Beats that wait for a decision are counted apart. */
function labelsOf(
  { beats }: MeasuredEcg,
  { ectopic }: EcgReview,
  undecidedBeats: number,
): NormalReportFacts['labels'] {
  const least: Partial<Record<AbnormalLabel, number>> = {
    V: ectopic.has_vpc ? 1 : 0,
    A: ectopic.has_pac ? 1 : 0,
  }
  const counted = ABNORMAL_LABELS.map((label) => {
    const all = beats.filter((beat) => beat.label === label).length
    const count = label === 'Q' ? Math.max(0, all - undecidedBeats) : all
    return [label, Math.max(count, least[label] ?? 0)] as const
  })
  return Object.fromEntries(counted)
}

/** Compares every value with its reference, as measured and as signed; the worse one counts. */
function valuesOf(measured: MeasuredEcg, document: EcgReview, animal: ReviewedAnimal): Judged[] {
  const { review } = proposeReview(measured, animal)
  return REVIEW_FIELD_NAMES.flatMap((field) => {
    const row = reviewField(field)
    const isRate = row.step === 'heart_rate' && field !== 'heart_rate.rrRate'
    if (row.kind !== 'number' || isRate || !hasField(animal.service, field)) return []
    const verdicts = [review, document].flatMap((each) => verdictOf(animal, each, field) ?? [])
    const worst = WORST_FIRST.find((verdict) => verdicts.includes(verdict))
    return worst ? [{ field, verdict: worst }] : []
  })
}
const WORST_FIRST = ['outside', 'noReference', 'within'] as const

function verdictOf(
  animal: ReviewedAnimal,
  review: EcgReview,
  field: ReviewField,
): Judged['verdict'] | undefined {
  const own = flagOfField(animal, review, field)
  const flag = own === 'noReference' && field === 't_wave.height' ? flagOfT(animal, review) : own
  if (flag === undefined || flag === 'noReference' || flag === 'within') return flag
  return 'outside'
}

/** The height of a dog's T has no range of its own but one of its share of R. */
function flagOfT({ pet, today }: ReviewedAnimal, { t_wave, qrs }: EcgReview) {
  if (!t_wave.height || !qrs.r_height) return 'noReference'
  const share = Math.abs(t_wave.height / qrs.r_height)
  return flagOf(share, referenceFor('tShareOfR', pet, { today })).flag
}

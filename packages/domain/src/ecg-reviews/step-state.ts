import type { EcgReview } from './ecg-review.ts'
import { hasNothingToMeasure } from './not-applicable.ts'
import {
  type EcgServiceId,
  hasField,
  isPossibleNumber,
  REVIEW_FIELD_NAMES,
  type ReviewField,
  readField,
  reviewField,
} from './review-fields.ts'
import { isAnswered } from './review-sources.ts'
import { REVIEW_STEPS, type ReviewStep } from './review-steps.ts'

/** Facts beside the document that a complete review depends on. */
export type ReviewContext = {
  service: EcgServiceId
  /** The number of undecided groups of beats. */
  undecidedGroups: number
}

/** Why a step is not complete, with the field to go to; `place` is the entry of a list. */
export type Missing = {
  step: ReviewStep
  field: ReviewField
  reason:
    | 'unanswered'
    | 'invalidValue'
    | 'diagnosisName'
    | 'evaluationName'
    | 'secondLook'
    | 'undecidedGroups'
  place?: number
}
type Rule = (review: EcgReview, context: ReviewContext) => Missing[]

/** "Green when" of each step. SPEC ECG-4, handbook 5.4. */
const RULES: Readonly<Record<ReviewStep, Rule>> = {
  heart_rate: measured('heart_rate.rrRate'),
  rhythm: answered('rhythm.sinus', 'rhythm.regularity'),
  p_wave: measured('p_wave.height', 'p_wave.duration', 'p_wave.morphology'),
  qrs: measured('qrs.r_height', 'qrs.duration', 'qrs.morphology', 'axis'),
  p_qrs: answered('p_qrs.p_for_every_qrs', 'p_qrs.qrs_for_every_p', 'p_qrs.consistently_related'),
  t_wave: measured('t_wave.qt', 't_wave.height'),
  ectopic: (review, context) => [
    ...answered('ectopic.has_vpc', 'ectopic.has_pac', 'ectopic.has_packet_loss')(review, context),
    ...(context.undecidedGroups > 0
      ? [{ step: 'ectopic', field: 'ectopic.ranges', reason: 'undecidedGroups' } as const]
      : []),
  ],
  diagnosis: (review) => [
    ...unnamed(review, 'diagnosis_list'),
    ...unnamed(review, 'suspected_diagnosis'),
    ...(isDiagnosisAnswered(review) ? [] : [unanswered('diagnosis_list')]),
  ],
  interpretation: () => [],
  evaluation: (review) => unnamed(review, 'evaluation_list'),
  notes: () => [],
  preview: () => [],
  completed: () => [],
}

/** Returns what keeps a review from being signed, in the order of the steps; nothing if it is complete. */
export function missingInReview(review: EcgReview, context: ReviewContext): Missing[] {
  return REVIEW_STEPS.flatMap((step) => missingInStep(step, review, context))
}

/** Returns what keeps a step from being complete, with the fields of "Mark all normal" that await a second look. */
export function missingInStep(
  step: ReviewStep,
  review: EcgReview,
  context: ReviewContext,
): Missing[] {
  const again = fieldsOfStep(step, context.service).filter(
    (field) => review.sources[field]?.second_look === true,
  )
  return [
    ...RULES[step](review, context),
    ...again.map((field) => ({ step, field, reason: 'secondLook' }) as const),
  ]
}

/**
 * Returns the mark of a step: `complete` is green, `touched` is begun. Steps that may stay empty are complete with any entry and once
 * the review is signed, the interpretation with the diagnosis too; the preview is complete when everything is, and the last step only
 * by signing. Handbook 5.4.
 */
export function stepState(
  step: ReviewStep,
  review: EcgReview,
  context: ReviewContext & { isSigned?: boolean },
): 'complete' | 'touched' | 'open' {
  if (step === 'completed') return context.isSigned === true ? 'complete' : 'open'
  if (step === 'preview') return missingInReview(review, context).length === 0 ? 'complete' : 'open'
  const fields = fieldsOfStep(step, context.service)
  const isBegun = fields.some((field) => isAnswered(review, field) || !isEmpty(review, field))
  const isSettled = step === 'interpretation' && isDiagnosisAnswered(review)
  if (!isBegun && !isSettled && context.isSigned !== true) return 'open'
  return missingInStep(step, review, context).length === 0 ? 'complete' : 'touched'
}

/** Returns the fields of a step that the service has, in the order of reading. */
export function fieldsOfStep(step: ReviewStep, service: EcgServiceId): ReviewField[] {
  return REVIEW_FIELD_NAMES.filter(
    (field) => reviewField(field).step === step && hasField(service, field),
  )
}

/** Valid, or "Not applicable" by a person or because there is nothing to measure. */
function measured(...fields: readonly ReviewField[]): Rule {
  return (review, { service }) =>
    fields.flatMap((field) => {
      if (!hasField(service, field) || hasNothingToMeasure(review, field)) return []
      const value: unknown = readField(review, field)
      if (typeof value === 'number' && !isPossibleNumber(field, value)) {
        return [{ ...unanswered(field), reason: 'invalidValue' as const }]
      }
      return isEmpty(review, field) && !isAnswered(review, field) ? [unanswered(field)] : []
    })
}

/** Chosen; "undetermined" is a choice. */
function answered(...fields: readonly ReviewField[]): Rule {
  return (review) =>
    fields.filter((field) => readField(review, field) === null).map((field) => unanswered(field))
}

function unanswered(field: ReviewField): Missing {
  return { step: reviewField(field).step, field, reason: 'unanswered' }
}

const NAMED = {
  diagnosis_list: 'diagnosisName',
  suspected_diagnosis: 'diagnosisName',
  evaluation_list: 'evaluationName',
} as const

/** SPEC ECG-5: `Please enter possible cause name`, `Enter evaluation name`. */
function unnamed(review: EcgReview, field: keyof typeof NAMED): Missing[] {
  return review[field].flatMap(({ name }, place) =>
    name.trim() === '' ? [{ ...unanswered(field), reason: NAMED[field], place }] : [],
  )
}

/** Returns whether the review has a diagnosis or a person stated that there is none. */
export function isDiagnosisAnswered(review: EcgReview): boolean {
  const isNone = isAnswered(review, 'diagnosis_list')
  const isWritten = fieldsOfStep('diagnosis', 'ecg1l').some((field) => !isEmpty(review, field))
  return isNone || isWritten
}

function isEmpty(review: EcgReview, field: ReviewField): boolean {
  const value: unknown = readField(review, field)
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'string') return value.trim() === ''
  return value === null || (value === 0 && reviewField(field).kind === 'number' && field !== 'axis')
}

import { type EcgValueField, ecgValueText, isPossible } from '../ecg-values/ecg-value.ts'
import { type EcgReview, PMorphology, QrsMorphology, Regularity, YesNo } from './ecg-review.ts'
import type { ReviewStep } from './review-steps.ts'

/**
 * A field of the review by its kind. `value` names the read value with its limits and steps; `readingError` is the difference that two
 * readings of the same beat may have; `options` are the answers. Handbook 2 and 5.7.
 */
export type ReviewFieldRow = { step: ReviewStep } & (
  | { kind: 'number'; value: EcgValueField; readingError: number; sixLeadsOnly?: true }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'flag'; options: readonly boolean[] }
  | { kind: 'set'; options: readonly string[] }
  | { kind: 'list' }
  | { kind: 'text' }
)

const rate = {
  step: 'heart_rate',
  kind: 'number',
  value: 'heartRatePerMinute',
  readingError: 3,
} as const

const yesNo = { kind: 'choice', options: YesNo.options } as const
const seen = { step: 'ectopic', kind: 'flag', options: [true, false] } as const

/** Every field of the review, in the order of reading, by its path on the wire. */
export const REVIEW_FIELDS = {
  'heart_rate.rrRate': rate,
  'heart_rate.min': rate,
  'heart_rate.max': rate,
  'heart_rate.counted': rate,
  'rhythm.sinus': { step: 'rhythm', ...yesNo },
  'rhythm.regularity': { step: 'rhythm', kind: 'choice', options: Regularity.options },
  'p_wave.height': {
    step: 'p_wave',
    kind: 'number',
    value: 'pHeightMillivolts',
    readingError: 0.05,
  },
  'p_wave.duration': {
    step: 'p_wave',
    kind: 'number',
    value: 'pDurationSeconds',
    readingError: 0.005,
  },
  'p_wave.morphology': { step: 'p_wave', kind: 'set', options: PMorphology.options },
  'qrs.r_height': { step: 'qrs', kind: 'number', value: 'rHeightMillivolts', readingError: 0.05 },
  'qrs.duration': { step: 'qrs', kind: 'number', value: 'qrsDurationSeconds', readingError: 0.005 },
  'qrs.morphology': { step: 'qrs', kind: 'set', options: QrsMorphology.options },
  'qrs.morphology_text': { step: 'qrs', kind: 'text' },
  axis: { step: 'qrs', kind: 'number', value: 'axisDegrees', readingError: 10, sixLeadsOnly: true },
  'p_qrs.p_for_every_qrs': { step: 'p_qrs', ...yesNo },
  'p_qrs.qrs_for_every_p': { step: 'p_qrs', ...yesNo },
  'p_qrs.consistently_related': { step: 'p_qrs', ...yesNo },
  'pr.duration': { step: 'p_qrs', kind: 'number', value: 'prSeconds', readingError: 0.005 },
  't_wave.qt': { step: 't_wave', kind: 'number', value: 'qtSeconds', readingError: 0.01 },
  't_wave.height': {
    step: 't_wave',
    kind: 'number',
    value: 'tHeightMillivolts',
    readingError: 0.05,
  },
  'ectopic.has_vpc': seen,
  'ectopic.has_pac': seen,
  'ectopic.has_packet_loss': seen,
  'ectopic.ranges': { step: 'ectopic', kind: 'list' },
  'ectopic.others': { step: 'ectopic', kind: 'text' },
  diagnosis_list: { step: 'diagnosis', kind: 'list' },
  suspected_diagnosis: { step: 'diagnosis', kind: 'list' },
  other_diagnoses: { step: 'diagnosis', kind: 'text' },
  interpretation_list: { step: 'interpretation', kind: 'list' },
  interpretation_note: { step: 'interpretation', kind: 'text' },
  evaluation_list: { step: 'evaluation', kind: 'list' },
  evaluation_note: { step: 'evaluation', kind: 'text' },
  treatment_note: { step: 'evaluation', kind: 'text' },
  'notes.for_reviewer': { step: 'notes', kind: 'text' },
  'notes.for_education': { step: 'notes', kind: 'text' },
  'notes.from_cs': { step: 'notes', kind: 'text' },
  'notes.for_vet_in_charge': { step: 'notes', kind: 'text' },
} as const satisfies Readonly<Record<string, ReviewFieldRow>>

export type ReviewField = keyof typeof REVIEW_FIELDS
export const REVIEW_FIELD_NAMES = Object.keys(REVIEW_FIELDS) as [ReviewField, ...ReviewField[]] // the keys of the table

/** The services whose cases have this review. */
export type EcgServiceId = 'ecg1l' | 'ecg6l'

/** The value of a field by its path. */
type ValueAt<Path extends string, In> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof In
    ? ValueAt<Rest, In[Head]>
    : never
  : Path extends keyof In
    ? In[Path]
    : never
export type ReviewValue<Field extends ReviewField = ReviewField> = ValueAt<Field, EcgReview>

/** Returns the row of a field, with all of its columns. */
export function reviewField(field: ReviewField): ReviewFieldRow {
  return REVIEW_FIELDS[field]
}

/** Returns whether a review of this service has the field: a single lead has no axis. SPEC E17. */
export function hasField(service: EcgServiceId, field: ReviewField): boolean {
  const row = reviewField(field)
  return service === 'ecg6l' || row.kind !== 'number' || row.sixLeadsOnly !== true
}

export function readField<Field extends ReviewField>(
  review: EcgReview,
  field: Field,
): ReviewValue<Field> {
  const [head = '', rest] = field.split('.')
  const part = ownOf(review, head)
  return (rest === undefined ? part : ownOf(part, rest)) as ReviewValue<Field> // the path is one of the table
}

/** Returns a copy of the review with another value in the field; its source is left as it is. */
export function writeField<Field extends ReviewField>(
  review: EcgReview,
  field: Field,
  value: ReviewValue<Field>,
): EcgReview {
  const [head = '', rest] = field.split('.')
  const part = ownOf(review, head)
  const changed = rest === undefined ? value : { ...(part as object), [rest]: value }
  return { ...review, [head]: changed }
}

function ownOf(from: unknown, name: string): unknown {
  return (from as Record<string, unknown>)[name] // a path of the table leads to objects
}

/** Returns the number with its unit, rounded for show; the kept value is exact. SPEC E14. */
export function reviewNumberText(field: ReviewField, value: number): string {
  const row = reviewField(field)
  return row.kind === 'number' ? ecgValueText(row.value, value) : String(value)
}

/** Returns whether a number is possible for a field; any other is an `Invalid value`. SPEC ECG-5. */
export function isPossibleNumber(field: ReviewField, value: number): boolean {
  const row = reviewField(field)
  return row.kind === 'number' && isPossible(row.value, value)
}

import { z } from 'zod'
import { ECG_VALUES, type EcgValueField } from '../ecg-values/ecg-value.ts'
import { Priority } from '../reports/report-draft.ts'
import { plainText } from '../text/plain-text.ts'
import { REVIEW_WORDS } from './review-words.ts'

export const REVIEW_TEXT_MAX = 4000
export const REVIEW_NOTE_MAX = 2000
export const REVIEW_LIST_MAX = 20
export const REVIEW_RANGES_MAX = 500
export const OTHER_DIAGNOSIS_MAX = 200
const NAME_MAX = 500
const OWN_WORDS_MAX = 200
const SAMPLE_MAX = 2 ** 40

export const YesNo = z.enum(['yes', 'no', 'undetermined'])
export type YesNo = z.infer<typeof YesNo>
export const Regularity = z.enum(['regular', 'regularly irregular', 'irregular'])
export type Regularity = z.infer<typeof Regularity>
export const PMorphology = z.enum([
  'normal',
  'tall',
  'indiscernible',
  'discernible',
  'prolonged',
  'notch',
])
export type PMorphology = z.infer<typeof PMorphology>
export const QrsMorphology = z.enum([
  'normal',
  'tall and upright',
  'wide and bizarre',
  'deep S',
  'low voltage',
  'notched',
])
export type QrsMorphology = z.infer<typeof QrsMorphology>

/** A number within what a heart and a recorder can give, never a reference range. SPEC E14. */
function value(field: EcgValueField) {
  const { min, max } = ECG_VALUES[field]
  return z
    .number(REVIEW_WORDS.invalidValue)
    .min(min, REVIEW_WORDS.invalidValue)
    .max(max, REVIEW_WORDS.invalidValue)
    .nullable()
    .default(null)
}

/** A set of words: each once, and those that stand alone with no other. SPEC E13. */
function morphology<Word extends string>(
  words: z.ZodType<Word>,
  refused: (set: ReadonlySet<Word>) => boolean,
) {
  return z
    .array(words)
    .max(REVIEW_LIST_MAX)
    .refine((list) => new Set(list).size === list.length && !refused(new Set(list)), {
      message: REVIEW_WORDS.invalidValue,
    })
    .default([])
}

/** Returns whether words of a P wave exclude each other: `normal` goes with `discernible` only, `indiscernible` with none. SPEC E13. */
export function isContradictoryP(set: ReadonlySet<PMorphology>): boolean {
  if (set.has('indiscernible')) return set.size > 1
  return set.has('normal') && [...set].some((word) => word !== 'normal' && word !== 'discernible')
}

/** Returns whether words of a QRS exclude each other: `normal` goes with no other. SPEC E13. */
export function isContradictoryQrs(set: ReadonlySet<QrsMorphology>): boolean {
  return set.has('normal') && set.size > 1
}

const PhraseId = plainText(80).min(1).nullable().default(null)
const Sample = z.number().int().min(0).max(SAMPLE_MAX)
/** A name may be empty while it is being typed; it keeps the document from being signed. */
const Named = z.object({ phrase_id: PhraseId, name: plainText(NAME_MAX) })

export const EctopicRange = z
  .object({
    kind: z.enum(['vpc', 'pac', 'packet_loss', 'other']),
    recording: plainText(80).min(1),
    from_sample: Sample,
    to_sample: Sample,
    count: z.number().int().min(0).max(SAMPLE_MAX),
  })
  .refine(({ from_sample, to_sample }) => from_sample <= to_sample, {
    message: REVIEW_WORDS.invalidValue,
    path: ['to_sample'],
  })
export type EctopicRange = z.infer<typeof EctopicRange>

const OFFSET_MAX = 100_000
const Offset = z.number().int().min(-OFFSET_MAX).max(OFFSET_MAX)

/** The bounds of a wave on the median beat as a person moved them, in samples from its R. */
export const MovedBounds = z
  .object({ lead: plainText(20).min(1), from: Offset, to: Offset })
  .refine(({ from, to }) => from < to, { message: REVIEW_WORDS.invalidValue, path: ['to'] })
export type MovedBounds = z.infer<typeof MovedBounds>

/** The origin of a value and the automatic value. `uid` and `at` say who gave it and when. */
export const ReviewSource = z.object({
  by: z.enum(['auto', 'patcher', 'reviewer']),
  auto: z.unknown().optional(),
  at: z
    .string()
    .regex(/^\d{14}$/)
    .optional(),
  uid: z.string().max(60).optional(),
  bounds: MovedBounds.optional(),
  /** Filled in by "Mark all normal"; a person looks at it again before signing. */
  second_look: z.boolean().optional(),
})
export type ReviewSource = z.infer<typeof ReviewSource>

const note = () => plainText(REVIEW_NOTE_MAX).default('')
const text = () => plainText(REVIEW_TEXT_MAX).default('')
const yesNo = YesNo.nullable().default(null)

/**
 * The review of an ECG, with the names of the wire throughout, as it is stored and released. Numbers are exact; rounding is for show.
 * `null` says that a field is open or not applicable; `sources` says which.
 */
export const EcgReview = z.object({
  heart_rate: z
    .object({
      rrRate: value('heartRatePerMinute'),
      min: value('heartRatePerMinute'),
      max: value('heartRatePerMinute'),
      counted: value('heartRatePerMinute'),
    })
    .prefault({}),
  rhythm: z.object({ sinus: yesNo, regularity: Regularity.nullable().default(null) }).prefault({}),
  p_wave: z
    .object({
      height: value('pHeightMillivolts'),
      duration: value('pDurationSeconds'),
      morphology: morphology(PMorphology, isContradictoryP),
    })
    .prefault({}),
  qrs: z
    .object({
      r_height: value('rHeightMillivolts'),
      duration: value('qrsDurationSeconds'),
      morphology: morphology(QrsMorphology, isContradictoryQrs),
      morphology_text: plainText(OWN_WORDS_MAX).default(''),
    })
    .prefault({}),
  pr: z.object({ duration: value('prSeconds') }).prefault({}),
  p_qrs: z
    .object({ p_for_every_qrs: yesNo, qrs_for_every_p: yesNo, consistently_related: yesNo })
    .prefault({}),
  t_wave: z.object({ qt: value('qtSeconds'), height: value('tHeightMillivolts') }).prefault({}),
  axis: value('axisDegrees'),
  ectopic: z
    .object({
      has_vpc: z.boolean().nullable().default(null),
      has_pac: z.boolean().nullable().default(null),
      has_packet_loss: z.boolean().nullable().default(null),
      ranges: z.array(EctopicRange).max(REVIEW_RANGES_MAX).default([]),
      others: text(),
    })
    .prefault({}),
  diagnosis_list: z.array(Named).max(REVIEW_LIST_MAX).default([]),
  suspected_diagnosis: z.array(Named).max(REVIEW_LIST_MAX).default([]),
  other_diagnoses: plainText(REVIEW_LIST_MAX * (OTHER_DIAGNOSIS_MAX + 1))
    .refine(areShortLines, { message: REVIEW_WORDS.invalidValue })
    .default(''),
  interpretation_list: z
    .array(z.object({ phrase_id: PhraseId, text: plainText(REVIEW_TEXT_MAX) }))
    .max(REVIEW_LIST_MAX)
    .default([]),
  interpretation_note: text(),
  evaluation_list: z
    .array(Named.extend({ priority: Priority }))
    .max(REVIEW_LIST_MAX)
    .default([]),
  evaluation_note: text(),
  treatment_note: text(),
  notes: z
    .object({
      for_reviewer: note(),
      for_education: note(),
      from_cs: note(),
      for_vet_in_charge: note(),
    })
    .prefault({}),
  sources: z.record(z.string().max(60), ReviewSource).default({}),
})
export type EcgReview = z.infer<typeof EcgReview>

export function emptyEcgReview(): EcgReview {
  return EcgReview.parse({})
}

/** Returns the other diagnoses, one per line, without empty lines. */
export function otherDiagnosesOf({
  other_diagnoses,
}: Pick<EcgReview, 'other_diagnoses'>): string[] {
  return linesOf(other_diagnoses)
}

function areShortLines(lines: string): boolean {
  const each = linesOf(lines)
  return each.length <= REVIEW_LIST_MAX && each.every((line) => line.length <= OTHER_DIAGNOSIS_MAX)
}

function linesOf(lines: string): string[] {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

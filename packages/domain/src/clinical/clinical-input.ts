import { z } from 'zod'
import { plainText } from '../text/plain-text.ts'

const LONG_TEXT = 20_000
/** The empty option of every dropdown (CLIN-3). */
export const UNCHOSEN = '-1'

export const BreathingSound = z.enum(['normal', 'crackles', 'others'])
export type BreathingSound = z.infer<typeof BreathingSound>

/** Murmur grade 1 to 6, not sure, or 0 for none or undetectable. portal §3. */
export const MurmurGrade = z.enum(['1', '2', '3', '4', '5', '6', '0', 'not sure'])
export const MurmurTiming = z.enum(['systolic', 'diastolic', 'continuous', 'not sure'])
export const YesNoNotSure = z.enum(['yes', 'no', 'not sure'])
export const MurmurLocation = z.enum(['left', 'right', 'not sure'])
export const MurmurSegment = z.enum(['apical', 'basilar', 'not sure'])

export const CLINICAL_SIGNS = [
  'frequentCough',
  'difficultBreathing',
  'syncopeOrCollapse',
  'lethargy',
  'abdominalDistension',
  'hindLimbParesis',
  'noClinicalSigns',
] as const
export type ClinicalSign = (typeof CLINICAL_SIGNS)[number]

/** All symptom kinds, those of the form in its order. An API client may send the other three. portal §3, SPEC 6. */
export const SYMPTOM_KINDS = [
  'frequentCough',
  'difficultBreathing',
  'syncopeOrCollapse',
  'lethargy',
  'abdominalDistension',
  'hindLimbParesis',
  'exerciseIntolerance',
  'panting',
  'otherSigns',
  'noClinicalSigns',
] as const
export type SymptomKind = (typeof SYMPTOM_KINDS)[number]

const unchosenOr = <T extends z.ZodType<string>>(options: T) =>
  z.union([options, z.literal(UNCHOSEN)]).default(UNCHOSEN)

export const Auscultation = z.object({
  murmurGrade: unchosenOr(MurmurGrade),
  murmurTiming: unchosenOr(MurmurTiming),
  gallop: unchosenOr(YesNoNotSure),
  muffledSounds: unchosenOr(YesNoNotSure),
  murmurLocation: unchosenOr(MurmurLocation),
  murmurSegment: unchosenOr(MurmurSegment),
})
export type Auscultation = z.infer<typeof Auscultation>
export type AuscultationField = keyof Auscultation

/** The options of each auscultation dropdown, in the order shown. */
export const AUSCULTATION_OPTIONS: Record<AuscultationField, readonly string[]> = {
  // Written out, because a Record lists keys that are digits in numeric order.
  murmurGrade: ['1', '2', '3', '4', '5', '6', '0', 'not sure'],
  murmurTiming: MurmurTiming.options,
  gallop: YesNoNotSure.options,
  muffledSounds: YesNoNotSure.options,
  murmurLocation: MurmurLocation.options,
  murmurSegment: MurmurSegment.options,
}

const sign = z.boolean().default(false)

/** The clinical form of an eConsult. portal §3, "Clinical input". */
export const ClinicalInput = z.object({
  respiratoryRate: plainText(20).default(''),
  breathingSound: z
    .object({
      breathingSoundKind: z.union([BreathingSound, z.literal('')]).default(''),
      otherBreathingSound: plainText(500).default(''),
    })
    .default({ breathingSoundKind: '', otherBreathingSound: '' }),
  clinicalSigns: z
    .object({
      frequentCough: sign,
      difficultBreathing: sign,
      syncopeOrCollapse: sign,
      lethargy: sign,
      abdominalDistension: sign,
      hindLimbParesis: sign,
      noClinicalSigns: sign,
      exerciseIntolerance: z.boolean().optional(),
      panting: z.boolean().optional(),
      otherSigns: z.boolean().optional(),
    })
    .prefault({}),
  auscultation: Auscultation.prefault({}),
  progressSoFar: plainText(LONG_TEXT).default(''),
  medicalHistory: plainText(LONG_TEXT).default(''),
  dosingInformation: plainText(LONG_TEXT).default(''),
  /** A field of our own for follow-ups: changes since the original case. Omitted when empty. CASE-8. */
  changesSince: plainText(LONG_TEXT).optional(),
  dataValid: z.boolean().default(false),
})
export type ClinicalInput = z.infer<typeof ClinicalInput>

/** Returns the stated symptoms in the order shown. */
export function statedSymptoms({ clinicalSigns }: Pick<ClinicalInput, 'clinicalSigns'>) {
  return SYMPTOM_KINDS.filter((kind) => clinicalSigns[kind])
}

/** Returns the signs with only "no clinical signs" set. CLIN-2. */
export function withoutSigns(
  signs: ClinicalInput['clinicalSigns'],
): ClinicalInput['clinicalSigns'] {
  const none = { ...signs }
  for (const kind of SYMPTOM_KINDS) if (none[kind]) none[kind] = false
  return { ...none, noClinicalSigns: true }
}

/** Returns an empty form. */
export function emptyClinicalInput(): ClinicalInput {
  return { ...ClinicalInput.parse({}), changesSince: '' }
}

import {
  AUSCULTATION_OPTIONS,
  type AuscultationField,
  type ClinicalInput,
  statedSymptoms,
  UNCHOSEN,
  withoutSigns,
} from './clinical-input.ts'

export type ClinicalField =
  | 'respiratoryRate'
  | 'breathingSound'
  | 'breathingSoundOthers'
  | 'clinicalSigns'
  | 'medicalHistory'
  | AuscultationField

const RATE = /^\d{1,3}(\.\d{1,2})?$/

function hasRate(input: ClinicalInput): boolean {
  const rate = input.respiratoryRate.trim()
  return RATE.test(rate) && Number(rate) > 0
}

function unchosenAuscultation(input: ClinicalInput): AuscultationField[] {
  const fields = Object.keys(AUSCULTATION_OPTIONS) as AuscultationField[] // keys of a Record over that union
  return fields.filter((field) => input.auscultation[field] === UNCHOSEN)
}

/** Returns the fields that prevent saving the clinical form, in the order of the form. portal §5; CLIN-5. */
export function invalidClinicalFields(input: ClinicalInput): ClinicalField[] {
  const { breathingSoundKind: sound, otherBreathingSound } = input.breathingSound
  const checks: [ClinicalField, boolean][] = [
    ['respiratoryRate', hasRate(input)],
    ['breathingSound', sound !== ''],
    ['breathingSoundOthers', sound !== 'others' || otherBreathingSound.trim() !== ''],
    ['clinicalSigns', statedSymptoms(input).length > 0],
  ]
  return [
    ...checks.filter(([, valid]) => !valid).map(([field]) => field),
    ...unchosenAuscultation(input),
    ...(input.medicalHistory.trim() === '' ? (['medicalHistory'] as const) : []),
  ]
}

/** Returns the error of an invalid field: a rate that is not a number in its range is `invalidValue`, not missing. portal §5. */
export function clinicalProblem(
  input: ClinicalInput,
  field: ClinicalField,
): 'fieldError' | 'invalidValue' {
  const isTyped = input.respiratoryRate.trim() !== ''
  return field === 'respiratoryRate' && isTyped ? 'invalidValue' : 'fieldError'
}

/**
 * Converts the form to the values sent: the free text of "others" only with "others", and no other sign beside "no clinical
 * signs" (CLIN-1, CLIN-2).
 */
export function toSentClinicalInput(input: ClinicalInput): ClinicalInput {
  const others = input.breathingSound.breathingSoundKind === 'others'
  const none = input.clinicalSigns.noClinicalSigns
  const { changesSince: changes = '', ...rest } = input
  const clinicalSigns = none ? withoutSigns(input.clinicalSigns) : { ...input.clinicalSigns }
  return {
    ...rest,
    ...(changes.trim() !== '' && { changesSince: changes }),
    respiratoryRate: input.respiratoryRate.trim(),
    breathingSound: {
      ...input.breathingSound,
      otherBreathingSound: others ? input.breathingSound.otherBreathingSound : '',
    },
    clinicalSigns,
    dataValid: invalidClinicalFields(input).length === 0,
  }
}

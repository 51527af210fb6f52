import {
  type AuscultationField,
  type BreathingSound,
  type ClinicalInput,
  MurmurGrade,
  type SymptomKind,
  withoutSigns,
} from '@systole/domain/clinical/clinical-input'
import {
  type ClinicalField,
  invalidClinicalFields,
} from '@systole/domain/clinical/invalid-clinical-fields'
import { withMurmurGrade } from '@systole/domain/clinical/murmur'
import { cleanText } from '@systole/domain/text/clean-text'

export type ClinicalFormState = {
  input: ClinicalInput
  /** The fields that failed the last validation and have not been corrected since (CLIN-5). */
  failing: readonly ClinicalField[]
  /** The number of failed validations. */
  attempt: number
  touched: boolean
  /** The parts edited since the form was filled. */
  edited: readonly FormPart[]
}

/** The unit in which edits are marked: a field, or the boxes of a question. */
export type FormPart = 'rate' | 'sound' | 'signs' | AuscultationField | LongTextName

export type ClinicalEdit =
  | { edit: 'rate'; value: string }
  | { edit: 'sound'; value: BreathingSound }
  | { edit: 'soundText'; value: string }
  | { edit: 'sign'; sign: SymptomKind; value: boolean }
  | { edit: 'auscultation'; field: AuscultationField; value: string }
  | { edit: 'text'; field: LongTextName; value: string }
  | { edit: 'replace'; input: ClinicalInput; touched: boolean }
  | { edit: 'validate' }

export type LongTextName = 'changesSince' | 'progressSoFar' | 'medicalHistory' | 'dosingInformation'

export function startClinicalForm(input: ClinicalInput, touched = false): ClinicalFormState {
  return { input, failing: [], attempt: 0, touched, edited: [] }
}

export function editClinicalForm(state: ClinicalFormState, edit: ClinicalEdit): ClinicalFormState {
  if (edit.edit === 'replace') return startClinicalForm(edit.input, edit.touched)
  if (edit.edit === 'validate') return validate(state)
  const input = applyEdit(state.input, edit)
  const invalid = invalidClinicalFields(input)
  const part = partOf(edit)
  return {
    ...state,
    input,
    touched: true,
    // keeps the same lists while they do not change, so that their components do not render again
    failing: state.failing.every((field) => invalid.includes(field))
      ? state.failing
      : state.failing.filter((field) => invalid.includes(field)),
    edited: state.edited.includes(part) ? state.edited : [...state.edited, part],
  }
}

type FieldEdit = Exclude<ClinicalEdit, { edit: 'replace' | 'validate' }>

function partOf(edit: FieldEdit): FormPart {
  if (edit.edit === 'auscultation' || edit.edit === 'text') return edit.field
  if (edit.edit === 'sign') return 'signs'
  return edit.edit === 'rate' ? 'rate' : 'sound'
}

function validate(state: ClinicalFormState): ClinicalFormState {
  const failing = invalidClinicalFields(state.input)
  return failing.length === 0
    ? { ...state, failing }
    : { ...state, failing, attempt: state.attempt + 1 }
}

function applyEdit(input: ClinicalInput, edit: FieldEdit): ClinicalInput {
  switch (edit.edit) {
    case 'rate':
      return { ...input, respiratoryRate: edit.value }
    case 'sound':
      return {
        ...input,
        breathingSound: { ...input.breathingSound, breathingSoundKind: edit.value },
      }
    case 'soundText':
      return {
        ...input,
        breathingSound: { ...input.breathingSound, otherBreathingSound: cleanText(edit.value) },
      }
    case 'sign':
      return { ...input, clinicalSigns: chooseSign(input.clinicalSigns, edit.sign, edit.value) }
    case 'auscultation':
      return { ...input, auscultation: withFinding(input.auscultation, edit.field, edit.value) }
    case 'text':
      return { ...input, [edit.field]: cleanText(edit.value) }
  }
}

function withFinding(
  before: ClinicalInput['auscultation'],
  field: AuscultationField,
  value: string,
): ClinicalInput['auscultation'] {
  const grade = MurmurGrade.safeParse(value)
  return field === 'murmurGrade' && grade.success
    ? withMurmurGrade(before, grade.data)
    : { ...before, [field]: value }
}

/** Sets a sign; "No clinical signs" clears and locks the others while it is ticked (CLIN-2). */
function chooseSign(
  signs: ClinicalInput['clinicalSigns'],
  sign: SymptomKind,
  value: boolean,
): ClinicalInput['clinicalSigns'] {
  if (sign !== 'noClinicalSigns') {
    return signs.noClinicalSigns ? signs : { ...signs, [sign]: value }
  }
  return value ? withoutSigns(signs) : { ...signs, noClinicalSigns: false }
}

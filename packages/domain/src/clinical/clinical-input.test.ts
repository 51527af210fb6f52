import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  AUSCULTATION_OPTIONS,
  type AuscultationField,
  CLINICAL_SIGNS,
  ClinicalInput,
  emptyClinicalInput,
  UNCHOSEN,
} from './clinical-input.ts'
import { invalidClinicalFields, toSentClinicalInput } from './invalid-clinical-fields.ts'

const FIELDS = Object.keys(AUSCULTATION_OPTIONS) as AuscultationField[] // keys of a Record over that union

const MOCHI: ClinicalInput = {
  ...emptyClinicalInput(),
  respiratoryRate: '44',
  breathingSound: { breathingSoundKind: 'normal', otherBreathingSound: '' },
  clinicalSigns: { ...emptyClinicalInput().clinicalSigns, frequentCough: true },
  auscultation: {
    murmurGrade: '3',
    murmurTiming: 'systolic',
    gallop: 'yes',
    muffledSounds: 'no',
    murmurLocation: 'left',
    murmurSegment: 'apical',
  },
  medicalHistory: 'Murmur since 2024.',
}
const NO_SIGNS = emptyClinicalInput().clinicalSigns

test('CLIN-3 the empty option of every dropdown is -1 and nothing is chosen beforehand', () => {
  expect(UNCHOSEN).toBe('-1')
  expect(Object.values(emptyClinicalInput().auscultation)).toEqual(FIELDS.map(() => '-1'))
})

test.each([
  ['murmurGrade', ['1', '2', '3', '4', '5', '6', '0', 'not sure']],
  ['murmurTiming', ['systolic', 'diastolic', 'continuous', 'not sure']],
  ['gallop', ['yes', 'no', 'not sure']],
  ['muffledSounds', ['yes', 'no', 'not sure']],
  ['murmurLocation', ['left', 'right', 'not sure']],
  ['murmurSegment', ['apical', 'basilar', 'not sure']],
] as const)('CLIN-3 %s offers %j', (field, options) => {
  expect(AUSCULTATION_OPTIONS[field]).toEqual(options)
})

test('CLIN-2 the signs are the six of the specification and no clinical signs', () => {
  expect(CLINICAL_SIGNS).toEqual([
    'frequentCough',
    'difficultBreathing',
    'syncopeOrCollapse',
    'lethargy',
    'abdominalDistension',
    'hindLimbParesis',
    'noClinicalSigns',
  ])
})

test('CLIN-5 an untouched form fails in every required field, in the order of the form', () => {
  expect(invalidClinicalFields(emptyClinicalInput())).toEqual([
    'respiratoryRate',
    'breathingSound',
    'clinicalSigns',
    ...FIELDS,
    'medicalHistory',
  ])
})

test('CLIN-5 a complete form has no invalid field, with progress and dosing left empty', () => {
  expect(invalidClinicalFields(MOCHI)).toEqual([])
})

test.each(['44', '1', '0.5', '44.25', ' 44 ', '999'])('CLIN-5 a rate of %j is valid', (rate) => {
  expect(invalidClinicalFields({ ...MOCHI, respiratoryRate: rate })).toEqual([])
})

test.each(['', ' ', '0', '-4', '1000', '44/min', 'e', '4,5', '1.234'])(
  'CLIN-5 a rate of %j is invalid',
  (rate) => {
    expect(invalidClinicalFields({ ...MOCHI, respiratoryRate: rate })).toEqual(['respiratoryRate'])
  },
)

test.each([
  ['', '', ['breathingSound']],
  ['', 'wheeze', ['breathingSound']],
  ['normal', '', []],
  ['crackles', '', []],
  ['others', '', ['breathingSoundOthers']],
  ['others', '  ', ['breathingSoundOthers']],
  ['others', 'wheeze', []],
] as const)('CLIN-5 breathing sound %j with text %j: %j', (sound, text, invalid) => {
  const breathingSound = { breathingSoundKind: sound, otherBreathingSound: text }
  expect(invalidClinicalFields({ ...MOCHI, breathingSound })).toEqual(invalid)
})

test.each(CLINICAL_SIGNS)('CLIN-5 %s alone is enough of a sign', (sign) => {
  expect(invalidClinicalFields({ ...MOCHI, clinicalSigns: { ...NO_SIGNS, [sign]: true } })).toEqual(
    [],
  )
})

test('CLIN-5 no sign at all is invalid', () => {
  expect(invalidClinicalFields({ ...MOCHI, clinicalSigns: NO_SIGNS })).toEqual(['clinicalSigns'])
})

test.each(FIELDS)('CLIN-5 %s left at -1 is invalid', (field) => {
  const auscultation = { ...MOCHI.auscultation, [field]: UNCHOSEN }
  expect(invalidClinicalFields({ ...MOCHI, auscultation })).toEqual([field])
})

test('CLIN-5 a medical history of blanks is invalid', () => {
  expect(invalidClinicalFields({ ...MOCHI, medicalHistory: ' \n\t' })).toEqual(['medicalHistory'])
})

test.each(['normal', 'crackles'] as const)(
  'CLIN-1 the text of others is sent empty with %s',
  (sound) => {
    const breathingSound = { breathingSoundKind: sound, otherBreathingSound: 'wheeze' }
    expect(toSentClinicalInput({ ...MOCHI, breathingSound }).breathingSound).toEqual({
      breathingSoundKind: sound,
      otherBreathingSound: '',
    })
  },
)

test('CLIN-1 the text of others is sent with others', () => {
  const breathingSound = { breathingSoundKind: 'others', otherBreathingSound: 'wheeze' } as const
  expect(toSentClinicalInput({ ...MOCHI, breathingSound }).breathingSound).toEqual(breathingSound)
})

test('CLIN-2 no clinical signs is sent without any other sign', () => {
  const clinicalSigns = { ...MOCHI.clinicalSigns, noClinicalSigns: true }
  expect(toSentClinicalInput({ ...MOCHI, clinicalSigns }).clinicalSigns).toEqual({
    ...NO_SIGNS,
    noClinicalSigns: true,
  })
})

test('CLIN-5 a valid form is sent with dataValid true, an invalid one with false', () => {
  expect(toSentClinicalInput(MOCHI).dataValid).toBe(true)
  expect(toSentClinicalInput({ ...MOCHI, dataValid: true, medicalHistory: '' }).dataValid).toBe(
    false,
  )
})

test('CLIN-5 the rate is sent without blanks around it and texts keep their line breaks', () => {
  const sent = toSentClinicalInput({
    ...MOCHI,
    respiratoryRate: ' 44 ',
    medicalHistory: 'Line one\n\nLine two\n',
  })
  expect(sent.respiratoryRate).toBe('44')
  expect(sent.medicalHistory).toBe('Line one\n\nLine two\n')
})

const anyInput = fc.record({
  rate: fc.oneof(fc.string(), fc.nat(999).map(String)),
  sound: fc.constantFrom('', 'normal', 'crackles', 'others'),
  text: fc.string(),
  signs: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  history: fc.string(),
  auscultation: fc.record({
    murmurGrade: fc.constantFrom('0', '6', 'not sure', UNCHOSEN),
    murmurTiming: fc.constantFrom('systolic', 'not sure', UNCHOSEN),
    gallop: fc.constantFrom('yes', 'no', UNCHOSEN),
    muffledSounds: fc.constantFrom('yes', 'no', UNCHOSEN),
    murmurLocation: fc.constantFrom('left', 'right', UNCHOSEN),
    murmurSegment: fc.constantFrom('apical', 'basilar', UNCHOSEN),
  }),
})

test('CLIN-5 sending settles a form: sent again it is the same, and as valid as before', () => {
  fc.assert(
    fc.property(anyInput, ({ rate, sound, text, signs, history, auscultation }) => {
      const input = ClinicalInput.safeParse({
        respiratoryRate: rate,
        breathingSound: { breathingSoundKind: sound, otherBreathingSound: text },
        clinicalSigns: Object.fromEntries(CLINICAL_SIGNS.map((sign, i) => [sign, signs[i]])),
        auscultation,
        medicalHistory: history,
      })
      fc.pre(input.success)
      const sent = toSentClinicalInput(input.data)
      expect(toSentClinicalInput(sent)).toEqual(sent)
      expect(sent.dataValid).toBe(invalidClinicalFields(input.data).length === 0)
      expect(invalidClinicalFields(sent)).toEqual(invalidClinicalFields(input.data))
    }),
  )
})

test.each([
  ['', undefined],
  [' \n', undefined],
  ['Coughs at night since May.', 'Coughs at night since May.'],
])('CASE-8 what changed since the earlier case is sent where it is said: %j', (typed, sent) => {
  const input = { ...MOCHI, changesSince: typed }
  expect(toSentClinicalInput(input).changesSince).toBe(sent)
})

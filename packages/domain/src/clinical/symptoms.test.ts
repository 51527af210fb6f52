import { expect, test } from 'vitest'
import { ClinicalInput, statedSymptoms } from './clinical-input.ts'
import {
  clinicalProblem,
  invalidClinicalFields,
  toSentClinicalInput,
} from './invalid-clinical-fields.ts'

/** portal §3, "Symptom kinds in patient info display". */
const TEN = [
  'difficultBreathing',
  'lethargy',
  'exerciseIntolerance',
  'frequentCough',
  'panting',
  'abdominalDistension',
  'hindLimbParesis',
  'syncopeOrCollapse',
  'noClinicalSigns',
  'otherSigns',
]

test.each(TEN)('CASE-7 the symptom %s is kept as it was sent and read', (kind) => {
  const input = ClinicalInput.parse({ clinicalSigns: { [kind]: true } })
  const sent = toSentClinicalInput(input)
  expect(statedSymptoms(sent)).toEqual([kind])
  expect(invalidClinicalFields(sent)).not.toContain('clinicalSigns')
})

test('CASE-7 all ten are read', () => {
  const all = Object.fromEntries(TEN.map((kind) => [kind, true]))
  const read: string[] = statedSymptoms(ClinicalInput.parse({ clinicalSigns: all }))
  expect(read.sort()).toEqual([...TEN].sort())
})

test('CLIN-2 no clinical signs clears every other symptom, also those that the form does not write', () => {
  const clinicalSigns = {
    noClinicalSigns: true,
    panting: true,
    frequentCough: true,
  }
  const sent = toSentClinicalInput(ClinicalInput.parse({ clinicalSigns }))
  expect(statedSymptoms(sent)).toEqual(['noClinicalSigns'])
})

test.each([
  ['', 'fieldError'],
  ['  ', 'fieldError'],
  ['abc', 'invalidValue'],
  ['0', 'invalidValue'],
  ['12345', 'invalidValue'],
] as const)('CLIN-5 a respiratory rate of %j is reported as %s', (rate, problem) => {
  const input = ClinicalInput.parse({ respiratoryRate: rate })
  expect(invalidClinicalFields(input)).toContain('respiratoryRate')
  expect(clinicalProblem(input, 'respiratoryRate')).toBe(problem)
  expect(clinicalProblem(input, 'medicalHistory')).toBe('fieldError')
})

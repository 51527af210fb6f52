import { expect, test } from 'vitest'
import { UserType } from '../accounts/user-type.ts'
import { seesPart } from './case-parts.ts'

// Trust 1.3: sales and patchers list cases for credits and tests, but must not see the text written for the cardiologist.
test.each([
  ['clinical', ['vet', 'cardiologist', 'internal_admin']],
  [
    'recording',
    [
      ...['vet', 'cardiologist', 'internal_admin', 'patcher', 'senior_patcher', 'reviewer'],
      ...['second_reviewer', 'async_second_reviewer'],
    ],
  ],
  ['owner', ['vet', 'cardiologist', 'internal_admin']],
  ['note', ['vet', 'patcher', 'internal_admin', 'cardiologist']],
  ['log', ['vet', 'cardiologist', 'internal_admin']],
  ['desk', ['cardiologist', 'internal_admin']],
] as const)('ROLE-1 the %s of a case is seen by %j alone', (part, roles) => {
  expect(UserType.options.filter((role) => seesPart(part, role)).sort()).toEqual([...roles].sort())
})

// Trust 1.3: a hospital sees neither the names of staff, nor the supplier of its credits, nor a result before its report.
test.each(['staff', 'distributor', 'mailErrors', 'unreleased', 'reader'] as const)(
  'ROLE-2 the %s of a case is seen by every role but the vet',
  (part) => {
    expect(UserType.options.filter((role) => !seesPart(part, role))).toEqual(['vet'])
  },
)

// Handbook 1.3: those who prepare and review an ECG read the case, but not the text written for a cardiologist.
test.each([
  'patcher',
  'senior_patcher',
  'reviewer',
  'second_reviewer',
  'async_second_reviewer',
] as const)('ROLE-1 a %s sees clinic and notes of an ECG case, and the owner of none', (role) => {
  expect(seesPart('clinical', role, 'ecg1l')).toBe(true)
  expect(seesPart('note', role, 'ecg6l')).toBe(true)
  expect(seesPart('owner', role, 'ecg1l')).toBe(false)
  expect(seesPart('clinical', role, 'econsult')).toBe(false)
  expect(seesPart('clinical', role)).toBe(false)
})

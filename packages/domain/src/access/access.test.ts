import { expect, test } from 'vitest'
import { UserType } from '../accounts/user-type.ts'
import { ACCESS, type AccessRow, can, reachOf } from './access.ts'

/** The rows that name roles; those open to everyone limit a vet by themselves. */
const rowsOfRoles = (Object.keys(ACCESS) as AccessRow[]) // the keys of the table
  .filter((row) => typeof ACCESS[row] !== 'string')

test.each(rowsOfRoles)('ROLE-2 %s: a vet reaches the own hospital at most', (row) => {
  const reach = reachOf(row, 'vet')
  expect(reach === undefined || reach === 'own').toBe(true)
})

test('ROLE-1 only vets pay', () => {
  for (const row of [
    'queryProducts',
    'createCheckout',
    'expireCheckout',
    'queryCheckout',
  ] as const) {
    expect(UserType.options.filter((role) => reachOf(row, role))).toEqual(['vet'])
  }
})

/** eConsults are for cardiologists, ECG reviews for the reviewers of each round; the permissions name the services. SPEC E24. */
const WRITERS = ['reviewer', 'second_reviewer', 'async_second_reviewer', 'cardiologist']

test('ROLE-1 only cardiologists and reviewers write review data, in their services', () => {
  expect(UserType.options.filter((role) => reachOf('writeReport', role)).toSorted()).toEqual(
    WRITERS.toSorted(),
  )
  for (const role of UserType.options.filter((each) => WRITERS.includes(each)))
    expect(reachOf('writeReport', role)).toBe('cases')
})

test('E8 patchers make the same call to sign a normal report', () => {
  expect(UserType.options.filter((role) => reachOf('addReviewData', role)).toSorted()).toEqual(
    [...WRITERS, 'patcher', 'senior_patcher'].toSorted(),
  )
})

test('ROLE-1 sales sees lists, no case and no file', () => {
  expect(reachOf('queryAllSessions', 'sales')).toBe('all')
  expect(reachOf('querySessionInfo', 'sales')).toBeUndefined()
  expect(reachOf('queryUploadedData', 'sales')).toBeUndefined()
})

test('ROLE-3 a patcher sees which cases take or have taken credits, and changes none', () => {
  expect(reachOf('queryAllSessions', 'patcher')).toBe('services')
  expect(reachOf('querySessionCredits', 'patcher')).toBe('services')
  expect(reachOf('changeSessionCredits', 'patcher')).toBeUndefined()
  expect(reachOf('changeSessionCredits', 'senior_patcher')).toBeUndefined()
  expect(reachOf('querySessionCredits', 'senior_patcher')).toBe('services')
})

const ECG_STAFF = [
  'patcher',
  'senior_patcher',
  'reviewer',
  'second_reviewer',
  'async_second_reviewer',
] as const

test.each(ECG_STAFF)('ROLE-1 a %s reaches the submitted cases of the own services', (role) => {
  for (const row of ['querySessionInfo', 'queryUploadedData', 'queryEcgRecordings'] as const)
    expect(reachOf(row, role)).toBe('cases')
  expect(reachOf('queryEventLog', role)).toBeUndefined()
  expect(reachOf('assignCase', role)).toBeUndefined()
})

test.each([
  'queryRegistrations',
  'decideRegistration',
  'queryCreditPlans',
  'queryAccounts',
  'changeAccounts',
  'changeServices',
] as const)('ROLE-1 only an internal admin may %s', (row) => {
  expect(UserType.options.filter((role) => reachOf(row, role))).toEqual(['internal_admin'])
})

test.each<[AccessRow, UserType[]]>([
  ['writeClinicalInput', ['vet']],
  ['explainAbsentFiles', ['vet']],
  ['deleteSubmittedData', ['internal_admin']],
  ['queryDraftReport', UserType.options.filter((role) => WRITERS.includes(role))],
  ['clinicPages', ['vet']],
  ['staffPages', UserType.options.filter((role) => role !== 'vet')],
])('ROLE-1 %s, a part of a call, is for %j alone', (row, roles) => {
  expect(UserType.options.filter((role) => can(role, row))).toEqual(roles)
})

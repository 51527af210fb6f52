import { expect, test } from 'vitest'
import { SCREENS } from '../pages.ts'
import { aSession } from '../testing/a-session.ts'
import { afterLogin, ownAddress, requirePage } from './guards.ts'

const vet = { user_type: 'vet' } as const
const cardiologist = { user_type: 'cardiologist' } as const

test('LOGIN-6 a vet goes to main, a cardiologist to the worklist', () => {
  expect(afterLogin(vet, {})).toBe('/main')
  expect(afterLogin(cardiologist, {})).toBe('/worklist')
})

test('LOGIN-6 who came from the report goes back to that report and revision', () => {
  const search = { from: 'econsult-report', caseId: 'u1', revision: '20261120060200' }
  expect(afterLogin(vet, search)).toBe('/econsult-report?usid=u1&revision=20261120060200')
})

test('LOGIN-6 a report without a case leads to main', () => {
  expect(afterLogin(vet, { from: 'econsult-report' })).toBe('/main')
})

test('a session that ended continues where it was', () => {
  expect(afterLogin(vet, { next: '/test-detail?usid=u1&stage=3' })).toBe(
    '/test-detail?usid=u1&stage=3',
  )
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/main',
  'javascript:alert(1)',
  'main',
  '',
])('%s is not an address of the portal', (address) => {
  expect(ownAddress(address)).toBeUndefined()
})

test.each([
  ['vet', true],
  ['cardiologist', true],
  ['sales', true],
  ['internal_admin', false],
] as const)('ROLE-1 the applications send a %s away: %s', (user_type, isSentAway) => {
  const open = () =>
    requirePage(SCREENS.applications, { context: { session: aSession({ user_type }) } })
  if (isSentAway) expect(open).toThrow()
  else expect(open).not.toThrow()
})

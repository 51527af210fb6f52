import { expect, test } from 'vitest'
import { accountState, refuseDisabling, refuseRoleChange, STAFF_ROLES } from './account-office.ts'

const by = { actorId: 'account_admin', otherAdmins: 1, reason: '' }
const reader = { accountId: 'account_reader', userType: 'cardiologist' } as const
const admin = { accountId: 'account_other', userType: 'internal_admin' } as const
const own = { accountId: 'account_admin', userType: 'internal_admin' } as const

test.each([
  [reader, by, undefined],
  [{ ...reader, userType: 'vet' as const }, by, undefined],
  [own, { ...by, reason: 'leaves' }, 'ownAccount'],
  [admin, by, 'reasonRequired'],
  [admin, { ...by, reason: '  ' }, 'reasonRequired'],
  [admin, { ...by, reason: 'leaves' }, undefined],
  [admin, { ...by, otherAdmins: 0, reason: 'leaves' }, 'lastAdmin'],
] as const)('STAFF-6 disabling %j with %j: %s', (target, circumstances, refusal) => {
  expect(refuseDisabling(target, circumstances)).toBe(refusal)
})

test.each([
  [reader, 'reviewer', by, undefined],
  [reader, 'cardiologist', by, undefined],
  [reader, 'internal_admin', by, 'reasonRequired'],
  [reader, 'internal_admin', { ...by, reason: 'second admin' }, undefined],
  [reader, 'vet', by, 'roleRefused'],
  [{ ...reader, userType: 'vet' as const }, 'reviewer', by, 'roleRefused'],
  [own, 'sales', { ...by, reason: 'moves' }, 'ownAccount'],
  [own, 'internal_admin', by, undefined],
  [admin, 'sales', by, 'reasonRequired'],
  [admin, 'sales', { ...by, reason: 'moves' }, undefined],
  [admin, 'sales', { ...by, otherAdmins: 0, reason: 'moves' }, 'lastAdmin'],
] as const)('STAFF-6 %j becomes %s with %j: %s', (target, to, circumstances, refusal) => {
  expect(refuseRoleChange(target, to, circumstances)).toBe(refusal)
})

test('OPS-1 an admin gives eight roles, vet is none of them', () => {
  expect([...STAFF_ROLES].sort()).toEqual([
    'async_second_reviewer',
    'cardiologist',
    'internal_admin',
    'patcher',
    'reviewer',
    'sales',
    'second_reviewer',
    'senior_patcher',
  ])
})

test.each([
  [{ isDisabled: true, isInvited: true, isLocked: true }, 'disabled'],
  [{ isDisabled: false, isInvited: true, isLocked: true }, 'locked'],
  [{ isDisabled: false, isInvited: true, isLocked: false }, 'invited'],
  [{ isDisabled: false, isInvited: false, isLocked: false }, 'active'],
] as const)('the state of %j is %s', (facts, state) => {
  expect(accountState(facts)).toBe(state)
})

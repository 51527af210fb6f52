import { expect, test } from 'vitest'
import { assignableRoles } from './assignable-roles.ts'

test.each([
  ['econsult', 'submit', ['cardiologist']],
  ['ecg1l', 'data_ready', ['patcher', 'senior_patcher']],
  ['ecg6l', 'patch_done', ['patcher', 'senior_patcher']],
  ['ecg1l', 'ready_for_review', ['reviewer']],
  ['ecg1l', '1st_reviewing', ['reviewer']],
  ['ecg1l', 'pending_2nd_review', ['second_reviewer']],
  ['ecg6l', '2nd_reviewing', ['second_reviewer']],
  ['ecg1l', 'upload', []],
  ['ecg1l', 'done', []],
] as const)('ECG-7 a case of %s in %s is assigned to %j', (service, status, roles) => {
  expect(assignableRoles({ service, status })).toEqual(roles)
})

import { expect, test } from 'vitest'
import type { Right } from '../access/permissions.ts'
import { patchRole, refusePatch } from './refuse-patch.ts'
import { seesPatches } from './sees-patches.ts'

const IN_WORK = { service: 'econsult', status: 'data_processing', readerId: 'me' } as const
const me = (...rights: Right[]) => ({ accountId: 'me', rights })

test.each([
  ['the holder who reviews', IN_WORK, me('report.review'), undefined],
  ['the holder of a second review', IN_WORK, me('report.second_review'), undefined],
  ['the holder of an async review', IN_WORK, me('report.async_review'), undefined],
  [
    'a case of somebody else',
    { ...IN_WORK, readerId: 'another' },
    me('report.review'),
    'notHolder',
  ],
  [
    'a case that waits for a person',
    { ...IN_WORK, status: 'submit', readerId: null },
    me('report.review'),
    'notHolder',
  ],
  ['a released case', { ...IN_WORK, status: 'close' }, me('report.review'), 'wrongStatus'],
  [
    'a signed review',
    { service: 'ecg1l', status: 'review_done', readerId: 'me' },
    me('report.review'),
    'wrongStatus',
  ],
  ['a case of the clinic', { ...IN_WORK, status: 'upload' }, me('report.review'), 'wrongStatus'],
  ['no right to review or patch', IN_WORK, me('tests.xray.patch'), 'accessDenied'],
  ['the right to patch another test', IN_WORK, me('tests.ecg6l.patch'), 'accessDenied'],
] as const)('ECG-3 %s: %#', (_, consult, person, refusal) => {
  expect(refusePatch(consult, person)).toBe(refusal)
})

test('the beats of a patcher are distinguished from those of a reviewer', () => {
  expect(patchRole('senior_patcher')).toBe('patcher')
  expect(patchRole('second_reviewer')).toBe('reviewer')
})

test.each([
  ['own', 'data_processing', false],
  ['own', 'close', true],
  ['own', 'resend_report_request', true],
  ['cases', 'data_processing', true],
  ['all', 'submit', true],
] as const)('reach %s in %s sees corrections: %s', (reach, status, sees) => {
  expect(seesPatches(reach, { service: 'econsult', status })).toBe(sees)
})

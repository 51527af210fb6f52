import { expect, test } from 'vitest'
import { deskOf } from './desk-of.ts'

test.each([
  ['ecg1l', 'wait_for_preparation', 'patcher', 'prepare'],
  ['ecg1l', 'data_ready', 'patcher', 'prepare'],
  ['ecg6l', 'patch_done', 'senior_patcher', 'prepare'],
  ['ecg6l', 'request_quality_review', 'senior_patcher', 'prepare'],
  ['ecg1l', 'ready_for_review', 'patcher', 'reading'],
  ['ecg1l', 'data_ready', 'reviewer', 'reading'],
  ['ecg1l', 'data_ready', 'internal_admin', 'reading'],
  ['ecg1l', 'request_quality_review', 'internal_admin', 'prepare'],
  ['econsult', 'submit', 'patcher', 'reading'],
  ['econsult', 'done', 'reviewer', 'reading'],
  ['ecg1l', 'ready_for_review', 'reviewer', 'review'],
  ['ecg6l', '1st_reviewing', 'reviewer', 'review'],
  ['ecg1l', 'pending_2nd_review', 'second_reviewer', 'review'],
  ['ecg1l', 'done', 'async_second_reviewer', 'review'],
  ['ecg1l', '1st_reviewing', 'internal_admin', 'reading'],
] as const)('ECG-7 a case of %s in %s leads a %s to %s', (service, status, userType, desk) => {
  expect(deskOf({ service, status }, userType)).toBe(desk)
})

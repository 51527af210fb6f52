import { expect, test } from 'vitest'
import { refuseServiceChange } from './refuse-service-change.ts'

test.each([
  ['ecg6l', 'upload', 'ecg1l', undefined],
  ['ecg6l', 'data_ready', 'ecg1l', undefined],
  ['ecg1l', 'ready_for_review', 'ecg6l', undefined],
  ['ecg6l', '1st_reviewing', 'ecg1l', 'wrongStatus'],
  ['ecg6l', 'done', 'ecg1l', 'wrongStatus'],
  ['ecg6l', 'reject', 'ecg1l', 'wrongStatus'],
  ['ecg6l', 'upload', 'ecg6l', 'sameService'],
  ['econsult', 'upload', 'ecg1l', 'notAnEcg'],
  ['ecg6l', 'upload', 'econsult', 'notAnEcg'],
] as const)('SERV-2 a case of %s in %s becomes %s: %s', (service, status, to, refusal) => {
  expect(refuseServiceChange({ service, status }, to)).toBe(refusal)
})

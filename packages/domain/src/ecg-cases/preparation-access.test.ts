import { expect, test } from 'vitest'
import { ECG_STATUSES } from './ecg-action.ts'
import { hasEcgStep, preparationStage } from './preparation-access.ts'

test.each([
  ['wait_for_preparation', 'waiting'],
  ['data_ready', 'inWork'],
  ['patch_done', 'inWork'],
  ['1st_reviewing', 'inWork'],
  ['2nd_reviewing', 'inWork'],
  ['request_quality_review', 'asked'],
  ['ready_for_review', 'sent'],
  ['pending_2nd_review', 'sent'],
  ['review_done', 'sent'],
  ['done', 'sent'],
  ['reject', 'rejected'],
] as const)('ECG-7 a case in %s is %s for its workbench', (status, stage) => {
  expect(preparationStage({ service: 'ecg1l', status })).toBe(stage)
})

test('ECG-7 an eConsult is corrected while a cardiologist has it', () => {
  expect(preparationStage({ status: 'data_processing' })).toBe('inWork')
  expect(preparationStage({ status: 'submit' })).toBe('sent')
})

test.each([
  ['claimPatch', 'patcher', ['data_ready', 'patch_done']],
  ['claimPatch', 'internal_admin', []],
  ['decideQuality', 'senior_patcher', ['request_quality_review']],
  ['decideQuality', 'internal_admin', ['request_quality_review']],
  ['decideQuality', 'patcher', []],
  [
    'reject',
    'senior_patcher',
    ['wait_for_preparation', 'data_ready', 'patch_done', 'request_quality_review'],
  ],
  ['reject', 'patcher', []],
  ['takeOver', 'patcher', []],
] as const)('ECG-7 the step %s is offered to a %s', (action, userType, expected) => {
  const found = ECG_STATUSES.filter((status) =>
    hasEcgStep({ service: 'ecg6l', status }, action, userType),
  )
  expect(found).toEqual(expected)
})

import { expect, test } from 'vitest'
import { ECG_STATUSES, type EcgStatus } from '../ecg-cases/ecg-action.ts'
import { takesRecordings } from './takes-recordings.ts'

/** The statuses of handbook 1.2 in their order, and whether a recording can still be prepared in each. */
const TAKEN: Record<EcgStatus, boolean> = {
  open: true,
  upload: true,
  wait_for_preparation: true,
  data_ready: true,
  patch_done: false,
  request_quality_review: false,
  ready_for_review: false,
  '1st_reviewing': false,
  pending_2nd_review: false,
  '2nd_reviewing': false,
  review_done: false,
  done: false,
  resend_report_request: false,
  reject: false,
}

test.each(ECG_STATUSES)(
  'ECG-7 an ECG case in %s takes recordings only before it is patched',
  (status) => {
    expect(takesRecordings({ service: 'ecg1l', status })).toBe(TAKEN[status])
    expect(takesRecordings({ service: 'ecg6l', status })).toBe(TAKEN[status])
  },
)

test.each([
  ['upload', true],
  ['submit', true],
  ['data_processing', true],
  ['close', false],
  ['reject', false],
] as const)('an eConsult in %s takes recordings as any other file: %s', (status, takes) => {
  expect(takesRecordings({ service: 'econsult', status })).toBe(takes)
})

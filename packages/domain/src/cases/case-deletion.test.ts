import { expect, test } from 'vitest'
import type { CaseStatus } from './case.ts'
import { DELETED_KEPT, DELETION_UNDO, refuseDeletion } from './case-deletion.ts'

test.each<[CaseStatus, isSubmitted: boolean, hasPayment: boolean, string | undefined]>([
  ['open', false, false, undefined],
  ['upload', false, false, undefined],
  ['open', false, true, 'paying'],
  ['upload', false, true, 'paying'],
  ['upload', true, false, 'sent'],
  ['submit', true, true, 'sent'],
  ['data_processing', true, true, 'sent'],
  ['close', true, true, 'sent'],
  ['resend_report_request', true, true, 'sent'],
  ['reject', false, false, 'sent'],
])(
  'deleting a case in %s, submitted: %s, with a payment: %s is refused as %s',
  (status, isSubmitted, hasPayment, refusal) => {
    expect(refuseDeletion({ status, isSubmitted, hasPayment })).toBe(refusal)
  },
)

test('a deletion can be undone for 10 seconds, and the case is there a little longer', () => {
  expect(DELETION_UNDO).toBe(10_000)
  expect(DELETED_KEPT).toBeGreaterThan(DELETION_UNDO)
})

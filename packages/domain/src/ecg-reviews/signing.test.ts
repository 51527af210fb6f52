import { expect, test } from 'vitest'
import { isVoluntary, needsReason } from './second-request.ts'
import { signingOf } from './signing.ts'

// Handbook 1.2 and 1.4, written from the rows.
test.each([
  ['1st_reviewing', [], 'first', 'finishFirst'],
  ['1st_reviewing', ['signer'], 'first', 'askSecond'],
  ['1st_reviewing', ['hospital'], 'first', 'askSecond'],
  ['1st_reviewing', ['asked'], 'first', 'askSecond'],
  ['2nd_reviewing', ['hospital'], 'second', 'finishSecond'],
  ['patch_done', [], 'first', 'normalReport'],
  ['patch_done', ['hospital'], 'first', 'normalReport'],
  ['done', ['signer'], 'first', 'revise'],
] as const)(
  'ECG-7 a signature in %s with %j due is of round %s: %s',
  (status, second, round, action) => {
    expect(signingOf(status, { second: [...second] })).toEqual({ round, action })
  },
)

test.each([
  'upload',
  'data_ready',
  'ready_for_review',
  'pending_2nd_review',
  'review_done',
  'resend_report_request',
  'reject',
] as const)('ECG-7 nothing is signed in %s', (status) => {
  expect(signingOf(status, { second: ['asked'] })).toBeUndefined()
})

// SPEC E28: only a request of the first reviewer alone can be declined.
test.each([
  [['asked'], true],
  [['signer'], false],
  [['hospital', 'asked'], false],
  [[], false],
] as const)('ECG-8 a second review due by %j is voluntary: %s', (due, voluntary) => {
  expect(isVoluntary({ due: [...due] })).toBe(voluntary)
})

test('ECG-8 an asynchronous review that agrees needs no reason, any other does', () => {
  expect((['agree', 'minor', 'major'] as const).map(needsReason)).toEqual([false, true, true])
})

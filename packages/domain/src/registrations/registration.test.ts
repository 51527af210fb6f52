import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../time/durations.ts'
import { refuseDecision } from './refuse-decision.ts'
import { endOfUnconfirmed, refuseConfirmation, sendsAgain } from './registration.ts'

const SENT = new Date('2026-11-20T08:00:00Z')
const after = (milliseconds: number) => new Date(SENT.getTime() + milliseconds)

test.each([
  ['unconfirmed', 0, undefined],
  ['unconfirmed', 24 * HOUR, undefined],
  ['unconfirmed', 24 * HOUR + 1, 'expired'],
  ['waiting', 0, 'used'],
  ['approved', 48 * HOUR, 'used'],
  ['declined', 0, 'used'],
] as const)('the link of an application that is %s, %d ms old: %s', (state, age, refusal) => {
  expect(refuseConfirmation({ state, confirmationSentAt: SENT }, after(age))).toBe(refusal)
})

test.each([
  ['unconfirmed', MINUTE - 1, false],
  ['unconfirmed', MINUTE, true],
  ['unconfirmed', 30 * HOUR, true],
  ['waiting', HOUR, false],
  ['declined', HOUR, false],
] as const)(
  'for an application that is %s, after %d ms another mail goes out: %s',
  (state, age, sends) => {
    expect(sendsAgain({ state, confirmationSentAt: SENT }, after(age))).toBe(sends)
  },
)

test('an unconfirmed application is kept for seven days', () => {
  expect(endOfUnconfirmed(after(7 * DAY))).toEqual(SENT)
})

test.each([
  ['waiting', 'approve', '', false, undefined],
  ['waiting', 'approve', '', true, 'emailTaken'],
  ['waiting', 'decline', '', false, 'reasonRequired'],
  ['waiting', 'decline', ' \n', false, 'reasonRequired'],
  ['waiting', 'decline', 'No licence found.', false, undefined],
  ['waiting', 'decline', 'You have an account.', true, undefined],
  ['unconfirmed', 'approve', '', false, 'wrongStatus'],
  ['approved', 'approve', '', true, 'wrongStatus'],
  ['declined', 'approve', '', false, 'wrongStatus'],
  ['approved', 'decline', '', true, 'wrongStatus'],
] as const)(
  'an application that is %s: %s with the reason %j (has an account: %s) is refused: %s',
  (state, decision, reason, hasAccount, refusal) => {
    expect(refuseDecision({ state, hasAccount }, { decision, reason })).toBe(refusal)
  },
)

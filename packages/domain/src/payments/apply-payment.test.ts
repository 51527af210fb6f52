import { expect, test } from 'vitest'
import { refuseApplying } from './apply-payment.ts'

type Payment = Parameters<typeof refuseApplying>[0]
const payment = (changes: Partial<Payment> = {}): Payment => ({
  state: 'paid_mismatch',
  asked: { amountMinor: 29_800, currency: 'HKD' },
  paid: { amountMinor: 29_800, currency: 'HKD' },
  refunds: [],
  disputes: [],
  caseStatus: 'upload',
  ...changes,
})

test.each(['paid_mismatch', 'paid_duplicate'] as const)(
  'money that is %s, as it was asked for, may be taken for a case that waits for it',
  (state) => expect(refuseApplying(payment({ state }))).toBeUndefined(),
)

test.each<[string, Partial<Payment>, string]>([
  ['a payment that fits already', { state: 'paid' }, 'wrongStatus'],
  ['one that never arrived', { state: 'expired' }, 'wrongStatus'],
  ['a cent less', { paid: { amountMinor: 29_799, currency: 'HKD' } }, 'wrongStatus'],
  ['another currency', { paid: { amountMinor: 29_800, currency: 'USD' } }, 'wrongStatus'],
  ['money on its way back', { refunds: [{ state: 'asked' }] }, 'refundUnderWay'],
  ['money given back', { refunds: [{ state: 'succeeded' }] }, 'refundUnderWay'],
  ['a dispute', { disputes: [{ state: 'open' }] }, 'paymentDisputed'],
  ['a dispute that was lost', { disputes: [{ state: 'lost' }] }, 'paymentDisputed'],
  ['a case that was sent', { caseStatus: 'submit' }, 'caseNotPayable'],
  ['a case that was rejected', { caseStatus: 'reject' }, 'caseNotPayable'],
])('%s is not', (_what, changes, refusal) => {
  expect(refuseApplying(payment(changes))).toBe(refusal)
})

test('refunds that failed or were declined and disputes that were won leave the money whole', () => {
  const refunds = [{ state: 'failed' }, { state: 'declined' }] as const
  expect(refuseApplying(payment({ refunds, disputes: [{ state: 'won' }] }))).toBeUndefined()
})

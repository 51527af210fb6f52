import { expect, test } from 'vitest'
import { CHECKOUT_STATES, type CheckoutState } from './checkout.ts'
import {
  coversMode,
  isSettled,
  type ProviderState,
  settledState,
  submissionTime,
} from './settlement.ts'

const PRICE = { amountMinor: 29_800, currency: 'HKD' } as const
const PAID: ProviderState = {
  kind: 'paid',
  money: PRICE,
  paymentId: 'pay_1',
  paidAt: new Date('2026-11-20T14:00:00Z'),
  live: false,
}
const before = (state: CheckoutState, casePayable = true, coversQuestions = true) => ({
  state,
  money: PRICE,
  casePayable,
  live: false,
  coversQuestions,
})

test.each<[CheckoutState, ProviderState['kind'], CheckoutState]>([
  ['creating', 'open', 'open'],
  ['creating', 'expired', 'expired'],
  ['open', 'open', 'open'],
  ['open', 'processing', 'processing'],
  ['open', 'failed', 'failed'],
  ['open', 'expired', 'expired'],
  ['processing', 'processing', 'processing'],
  ['processing', 'failed', 'failed'],
  ['processing', 'expired', 'expired'],
])('PAY-5 a checkout that is %s becomes, when the provider says %s, %s', (state, kind, after) => {
  expect(settledState(before(state), { kind, reason: '' } as ProviderState)).toBe(after) // all unpaid kinds
})

test.each<CheckoutState>(['creating', 'open', 'processing', 'failed', 'expired'])(
  'PAY-5 a checkout that is %s is paid once the provider says so: paid wins over any order of news',
  (state) => {
    expect(settledState(before(state), PAID)).toBe('paid')
  },
)

test.each<CheckoutState>(['failed', 'expired'])(
  'a checkout that is %s does not come alive again',
  (state) => {
    expect(settledState(before(state), { kind: 'open' })).toBe(state)
    expect(settledState(before(state), { kind: 'processing' })).toBe(state)
  },
)

test.each(CHECKOUT_STATES.filter(isSettled))('PAY-5 a checkout that is %s stays so', (state) => {
  for (const provider of [PAID, { kind: 'open' }, { kind: 'expired' }] as const) {
    expect(settledState(before(state), provider)).toBe(state)
  }
})

test('PAY-5 a second payment for a case is kept apart, not applied', () => {
  expect(settledState(before('open', false), PAID)).toBe('paid_duplicate')
})

test.each([
  ['one unit less', { money: { ...PRICE, amountMinor: 29_799 } }],
  ['one unit more', { money: { ...PRICE, amountMinor: 29_801 } }],
  ['another currency', { money: { ...PRICE, currency: 'USD' as const } }],
  ['real money where test money was asked', { live: true }],
])('PAY-7 a payment of %s is a mismatch, whatever the case', (_, difference) => {
  expect(settledState(before('open'), { ...PAID, ...difference })).toBe('paid_mismatch')
  expect(settledState(before('open', false), { ...PAID, ...difference })).toBe('paid_mismatch')
})

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

test.each([
  ['the provider’s time', '10:00:00', '10:05:00', '10:06:00', '10:05:00'],
  ['now, when the provider’s clock is ahead', '10:00:00', '11:00:00', '10:06:00', '10:06:00'],
  ['the checkout’s birth, when it is behind', '10:00:00', '09:00:00', '10:06:00', '10:00:00'],
  ['now, when our own clock went back', '10:00:00', '10:05:00', '09:59:00', '09:59:00'],
])('the 24 hours count from %s', (_, createdAt, paidAt, now, counted) => {
  const times = { createdAt: at(createdAt), paidAt: at(paidAt), now: at(now) }
  expect(submissionTime(times)).toEqual(at(counted))
})

test('PAY-7 a Basic payment for Advance questions is set aside, not submitted', () => {
  expect(settledState(before('open', true, false), PAID)).toBe('paid_mismatch')
  expect(settledState(before('open', false, false), PAID)).toBe('paid_duplicate')
})

test.each([
  ['basic', 'basic', true],
  ['basic', 'advance', false],
  ['advance', 'basic', true],
  ['advance', 'advance', true],
  ['basic', null, true],
] as const)('QUES-9 what was paid as %s covers %s questions: %s', (paid, asked, covers) => {
  expect(coversMode(paid, asked)).toBe(covers)
})

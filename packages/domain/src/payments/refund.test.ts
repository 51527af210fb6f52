import { expect, test } from 'vitest'
import {
  needsSecondPerson,
  nextRefundState,
  REFUND_STATES,
  type RefundAction,
  type RefundFacts,
  type RefundState,
  refundable,
  refundProgress,
  refuseRefund,
  refuseRefundDecision,
} from './refund.ts'

type Life = [name: string, from: RefundState, actions: RefundAction[], to: RefundState]
/** The lives of a refund, from ADR 23 and ADR 37 and not from the code. */
const LIVES: Life[] = [
  ['of one admin arrives', 'approved', ['take', 'succeed'], 'succeeded'],
  ['above the limit arrives', 'asked', ['approve', 'take', 'succeed'], 'succeeded'],
  ['without approval is not sent', 'asked', ['take', 'succeed', 'fail'], 'asked'],
  ['that was declined is not sent', 'asked', ['decline', 'approve', 'take'], 'declined'],
  ['that was approved is not declined', 'asked', ['approve', 'decline', 'approve'], 'approved'],
  ['arrives immediately', 'approved', ['succeed'], 'succeeded'],
  ['is refused immediately', 'approved', ['fail'], 'failed'],
  ['fails on its way', 'approved', ['take', 'fail'], 'failed'],
  ['on its way is not decided again', 'pending', ['take', 'approve', 'decline'], 'pending'],
  ['comes back after it arrived', 'pending', ['succeed', 'fail'], 'returned'],
  [
    'whose news is late or doubled has arrived',
    'approved',
    ['succeed', 'take', 'succeed'],
    'succeeded',
  ],
  ['that arrived is not decided again', 'succeeded', ['approve', 'decline', 'take'], 'succeeded'],
]

test.each(LIVES)('a refund %s: %s, %j, is %s', (_, from, actions, to) => {
  const end = actions.reduce((state, action) => nextRefundState(state, action) ?? state, from)
  expect(end).toBe(to)
})

test.each(['failed', 'declined', 'returned'] as const)(
  'a refund that is %s stays so: the money is given again by another refund',
  (state) => {
    const actions: RefundAction[] = ['approve', 'decline', 'take', 'succeed', 'fail']
    expect(actions.filter((action) => nextRefundState(state, action) !== undefined)).toEqual([])
  },
)

const refund = (state: RefundState, amountMinor: number, bySecondPerson = false): RefundFacts => ({
  state,
  amountMinor,
  bySecondPerson,
})
const PAID = { paidMinor: 29_800, refunds: [], isDisputed: false }
const WISH = { amountMinor: 10_000, reason: 'paid twice' }

test('what failed, was declined or came back can be given back again, all else not', () => {
  const refunds = REFUND_STATES.map((state) => refund(state, 1000))
  expect(refundable(29_800, refunds)).toBe(25_800)
})

test.each<[string, Parameters<typeof refuseRefund>, string | undefined]>([
  ['a part of it', [PAID, WISH], undefined],
  ['all of it', [PAID, { ...WISH, amountMinor: 29_800 }], undefined],
  ['one unit too many', [PAID, { ...WISH, amountMinor: 29_801 }], 'refundTooLarge'],
  [
    'more than is left',
    [{ ...PAID, refunds: [refund('succeeded', 20_000)] }, WISH],
    'refundTooLarge',
  ],
  ['what is gone', [{ ...PAID, refunds: [refund('pending', 29_800)] }, WISH], 'nothingToRefund'],
  [
    'while another waits for a second person',
    [{ ...PAID, refunds: [refund('asked', 1)] }, WISH],
    'refundUnderWay',
  ],
  ['while the card’s owner disputes it', [{ ...PAID, isDisputed: true }, WISH], 'paymentDisputed'],
  ['without a reason', [PAID, { ...WISH, reason: '  ' }], 'reasonRequired'],
])('of a payment %s is refunded or refused for its reason', (_, [payment, asked], refusal) => {
  expect(refuseRefund(payment, asked)).toBe(refusal)
})

const LIMITS = { HKD: 40_000 }

test.each([
  ['at the limit', 'HKD', [], 40_000, false],
  ['one unit above', 'HKD', [], 40_001, true],
  ['in slices that pass it together', 'HKD', [refund('succeeded', 30_000)], 10_001, true],
  ['after a slice that two agreed on', 'HKD', [refund('succeeded', 30_000, true)], 40_000, false],
  ['after a slice that failed', 'HKD', [refund('failed', 30_000)], 40_000, false],
  ['in a currency without a limit', 'EUR', [], 1, true],
] as const)(
  'a refund %s wants a second person or not',
  (_, currency, refunds, amount, expected) => {
    expect(needsSecondPerson({ currency, refunds }, amount, LIMITS)).toBe(expected)
  },
)

test.each([
  ['approve', 'other', '', undefined],
  ['approve', 'asker', '', 'sameRefunder'],
  ['decline', 'other', 'paid once only', undefined],
  ['decline', 'asker', 'typed wrongly', undefined],
  ['decline', 'other', ' ', 'reasonRequired'],
] as const)('to %s by the %s with the reason "%s": %s', (decision, by, reason, refusal) => {
  const asked = { state: 'asked', requestedBy: 'asker' } as const
  expect(refuseRefundDecision(asked, { by, decision, reason })).toBe(refusal)
})

test('what is decided is not decided again', () => {
  const approved = { state: 'approved', requestedBy: 'asker' } as const
  const again = { by: 'other', decision: 'approve', reason: '' } as const
  expect(refuseRefundDecision(approved, again)).toBe('refundDecided')
})

test.each([
  [[], 'none'],
  [[['asked', 298]], 'none'],
  [[['pending', 298]], 'none'],
  [[['failed', 298]], 'none'],
  [[['returned', 298]], 'none'],
  [[['succeeded', 100]], 'part'],
  [
    [
      ['succeeded', 100],
      ['asked', 198],
    ],
    'part',
  ],
  [[['succeeded', 298]], 'all'],
  [
    [
      ['succeeded', 100],
      ['succeeded', 198],
    ],
    'all',
  ],
] as const)('of 298 paid with refunds %j, %s has been refunded', (refunds, progress) => {
  const facts = refunds.map(([state, amountMinor]) => ({ state, amountMinor }))
  expect(refundProgress(298, facts)).toBe(progress)
})

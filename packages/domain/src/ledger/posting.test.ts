import { expect, test } from 'vitest'
import {
  CREDIT,
  CREDIT_REFUND,
  CREDIT_RULES,
  DEDUCTION,
  entriesOfEvent,
  type LedgerEvent,
  ledgerAccount,
  MONEY_RULES,
  ownersOfAccount,
} from './posting.ts'

const OWNERS = {
  provider: 'stripe',
  hospitalId: 'hospital_1',
  creditPlanId: 'plan_1',
  distributorId: 'distributor_1',
}
const HKD = { book: 'live', currency: 'HKD' } as const
const CREDITS = { book: 'credits', currency: CREDIT } as const
const EVENTS = Object.keys({ ...MONEY_RULES, ...CREDIT_RULES }) as LedgerEvent[]

test.each(EVENTS)('the entries of %s sum to zero, between two accounts', (event) => {
  const entries = entriesOfEvent(event, 29_800, HKD, OWNERS)
  expect(entries.map(({ amount }) => amount)).toEqual([29_800, -29_800])
  expect(new Set(entries.map(({ account }) => account.accountId)).size).toBe(2)
})

test('a payment arrives at the provider from revenue', () => {
  expect(entriesOfEvent('paymentReceived', 29_800, HKD, OWNERS)).toEqual([
    {
      account: {
        accountId: 'live:clearing:stripe:HKD',
        kind: 'clearing',
        book: 'live',
        owner: 'stripe',
        currency: 'HKD',
        isHeld: false,
      },
      amount: 29_800,
    },
    {
      account: {
        accountId: 'live:revenue:HKD',
        kind: 'revenue',
        book: 'live',
        owner: '',
        currency: 'HKD',
        isHeld: false,
      },
      amount: -29_800,
    },
  ])
})

test.each([
  ['paymentReceived', 'paymentRefunded', 'clearing'],
  ['paymentSetAside', 'unmatchedRefunded', 'clearing'],
  ['paymentSetAside', 'unmatchedRefunded', 'unmatched'],
  ['paymentRefunded', 'refundReturned', 'refunds'],
  ['disputeOpened', 'disputeWon', 'disputes'],
  ['creditsGranted', 'creditsTakenBack', 'hospital_credits'],
  ['creditsDeducted', 'creditsRefunded', 'hospital_credits'],
  ['quotaDeducted', 'quotaRefunded', 'distributor_quota'],
] as const)('after %s and %s nothing is left in %s', (first, second, kind) => {
  const moved = [first, second].flatMap((event) => entriesOfEvent(event, 7, CREDITS, OWNERS))
  const left = moved.filter(({ account }) => account.kind === kind).map(({ amount }) => amount)
  expect(left.reduce((sum, amount) => sum + amount, 0)).toBe(0)
  expect(left).toHaveLength(2)
})

test.each(['hospital', 'distributor'] as const)(
  'what a plan of the %s deducts, its refund returns',
  (funding) => {
    const deducted = CREDIT_RULES[DEDUCTION[funding]]
    const refunded = CREDIT_RULES[CREDIT_REFUND[funding]]
    expect(refunded).toEqual({ from: deducted.to, to: deducted.from })
  },
)

test('credits and quota are held, never below zero; the other accounts are not', () => {
  const balance = EVENTS.flatMap((event) => entriesOfEvent(event, 1, CREDITS, OWNERS))
    .filter(({ account }) => account.isHeld)
    .map(({ account }) => account.kind)
  expect([...new Set(balance)].sort()).toEqual(['distributor_quota', 'hospital_credits'])
})

test.each([
  ['hospital_credits', { hospitalId: 'hospital_1', creditPlanId: 'plan_1' }],
  ['distributor_quota', { distributorId: 'distributor_1' }],
  ['revenue', {}],
] as const)('the id of an account of %s shows whose it is', (kind, owners) => {
  expect(ownersOfAccount(ledgerAccount(kind, CREDITS, OWNERS))).toEqual(owners)
})

test('an account without the owner it needs is refused', () => {
  expect(() => ledgerAccount('hospital_credits', CREDITS, { hospitalId: 'hospital_1' })).toThrow(
    'hospital_credits belongs to a creditPlanId',
  )
})

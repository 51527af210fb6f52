import { describe, expect, test } from 'vitest'
import {
  type CaseCredits,
  creditMode,
  type PlanCredits,
  refuseCreditRefund,
  refuseDeduction,
  requiredCredits,
} from './case-credits.ts'

const plan = (changes: Partial<PlanCredits> = {}): PlanCredits => ({
  funding: 'hospital',
  basicCredits: 1,
  advanceCredits: 2,
  ...changes,
})
const aCase = (changes: Partial<CaseCredits> = {}): CaseCredits => ({
  status: 'upload',
  mode: 'basic',
  isPaidByCard: false,
  deducted: 0,
  ...changes,
})

test.each<[string, Partial<CaseCredits>, PlanCredits | undefined, number]>([
  ['a Basic case takes what the plan asks for Basic', {}, plan(), 1],
  ['an Advance case takes what the plan asks for Advance', { mode: 'advance' }, plan(), 2],
  ['a case whose credits were refunded takes them again', { status: 'submit' }, plan(), 1],
  ['a case without questions takes none yet', { mode: null, status: 'open' }, plan(), 0],
  ['a case paid by card takes none', { isPaidByCard: true, status: 'submit' }, plan(), 0],
  ['a case paid by credits takes no more', { deducted: 1, status: 'submit' }, plan(), 0],
  ['a case partly refunded takes no more', { deducted: 1, mode: 'advance' }, plan(), 0],
  ['a rejected case takes none', { status: 'reject' }, plan(), 0],
  ['a plan by card only asks for none', {}, plan({ basicCredits: 0 }), 0],
  ['without a plan there is nothing to ask', {}, undefined, 0],
])('%s', (_, changes, its, expected) => {
  expect(requiredCredits(aCase(changes), its)).toBe(expected)
})

test.each([
  [{ deducted: 1, required: 0 }, 'refund'],
  [{ deducted: 0, required: 1 }, 'deduct'],
  [{ deducted: 0, required: 0 }, 'none'],
] as const)('ROLE-3 the credit mode of %o is %s', (credits, mode) => {
  expect(creditMode(credits)).toBe(mode)
})

describe('ERR-2 a deduction', () => {
  test.each<[string, Partial<CaseCredits>, PlanCredits[], number, string | undefined]>([
    ['what is there is enough', {}, [plan()], 1, undefined],
    ['one less is not', { mode: 'advance' }, [plan()], 1, 'notEnoughCredits'],
    [
      'a distributor without quota',
      {},
      [plan({ funding: 'distributor' })],
      0,
      'distributorNoQuota',
    ],
    ['a distributor with quota', {}, [plan({ funding: 'distributor' })], 1, undefined],
    ['no plan', {}, [], 9, 'noCreditPlan'],
    ['two plans', {}, [plan(), plan()], 9, 'severalCreditPlans'],
    ['paid by card', { isPaidByCard: true }, [plan()], 9, 'noCreditNeeded'],
    ['deducted before', { deducted: 1 }, [plan()], 9, 'creditsAlreadyDeducted'],
    ['deducted before, and the plan has ended', { deducted: 1 }, [], 0, 'creditsAlreadyDeducted'],
    ['nothing needed, though there is nothing', { mode: null }, [plan()], 0, 'noCreditNeeded'],
  ])('%s', (_, changes, plans, balance, refusal) => {
    expect(refuseDeduction(aCase(changes), plans, balance)).toBe(refusal)
  })
})

test.each([
  [0, 1, 'noCreditDeducted'],
  [2, 3, 'creditRefundTooLarge'],
  [2, 2, undefined],
  [2, 1, undefined],
] as const)(
  'ERR-2 of %i deducted credits %i are refunded unless %s',
  (deducted, asked, refusal) => {
    expect(refuseCreditRefund(deducted, asked)).toBe(refusal)
  },
)

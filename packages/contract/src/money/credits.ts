import { CaseStatus } from '@systole/domain/cases/case'
import { CreditPlanFunding } from '@systole/domain/credits/credit-plan'
import { z } from 'zod'
import { WireService } from '../accounts/permissions.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Flag, Id, ShortText, TimeOrEmpty, wholeNumber } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'
import { CreditTransaction } from './credit-transaction.ts'

/** A credit plan; `valid_until` is empty if it has no end. */
export const CreditPlan = z.object({
  credit_plan_id: Id,
  name: z.string(),
  valid_until: TimeOrEmpty,
  funding: CreditPlanFunding.describe(
    'whose credits are used: the hospital’s or its distributor’s',
  ),
  basic_credits: z.number().int().describe('what a Basic case takes; 0: by card only'),
  advance_credits: z.number().int(),
})
export type CreditPlan = z.infer<typeof CreditPlan>

/** A plan as stored by the office. */
export const OfficePlan = CreditPlan.extend({
  is_valid: z.boolean(),
  hospitals: z.number().int().describe('that have it'),
})
export type OfficePlan = z.infer<typeof OfficePlan>

/** Not in the specification: the plans that an admin can assign to a hospital. */
export const queryCreditPlans = endpoint({
  path: '/api/query_credit_plans',
  summary: 'The credit plans that are valid now, or all there ever were',
  access: 'queryCreditPlans',
  effect: 'read',
  rate: 'read',
  input: z.object({ all: Flag.optional().describe('ended ones too') }),
  output: z.object({ plans: z.array(OfficePlan) }),
  errors: [],
})

const SessionCredits = z.object({
  usid: Id,
  id: z.string().describe('the number people say, EC-24817'),
  subtype: WireService,
  status: CaseStatus,
  hospital_id: Id,
  hospital: z.string(),
  mode: z.enum(['refund', 'deduct', 'none']).describe('ROLE-3: what can be done now'),
  required_credit: z.number().int(),
  deducted: z.number().int(),
  plans: z
    .array(
      CreditPlan.extend({
        balance: z.number().int(),
        required_credit: z.number().int().describe('what the case takes of this one'),
      }),
    )
    .describe('the valid ones'),
  credit_transactions: z.array(CreditTransaction),
})
export type WireSessionCredits = z.infer<typeof SessionCredits>
export type SessionCredits = Decoded<WireSessionCredits>

/** Not in the specification. A case is identified by its `usid` or by its displayed number. */
export const querySessionCredits = endpoint({
  path: '/api/query_session_credits',
  summary: 'What a case takes of its hospital’s credits, and what was deducted and refunded',
  access: 'querySessionCredits',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id.optional(), id: ShortText.optional() }),
  output: SessionCredits,
  errors: ['caseNotFound'],
})

const LEDGER_FAILURES = ['creditServerError', 'unknownCreditError'] as const

/** A case that lacks only its payment is sent with it. */
export const deductCredits = endpoint({
  path: '/api/deduct_cardiobirdx_session_credits',
  summary: 'Pay for a case with its hospital’s credits',
  access: 'changeSessionCredits',
  effect: 'write',
  rate: 'write',
  input: z.object({
    usid: Id,
    note: ShortText.optional(),
    credit_plan_id: Id.optional().describe('ours: which, where the hospital has several'),
  }),
  output: SessionCredits,
  errors: [
    'caseNotFound',
    'noCreditPlan',
    'severalCreditPlans',
    'notEnoughCredits',
    'creditDeductionFailed',
    'distributorNoQuota',
    'noCreditNeeded',
    'creditsAlreadyDeducted',
    'caseNotPayable',
    'requiredFilesMissing',
    'wrongStatus',
    ...LEDGER_FAILURES,
  ],
})

/** Refunds all deducted credits, or `credits` of them. The status of the case does not change. */
export const refundCredits = endpoint({
  path: '/api/refund_cardiobirdx_session_credits',
  summary: 'Give credits that were deducted for a case back to where they came from',
  access: 'changeSessionCredits',
  effect: 'write',
  rate: 'write',
  input: z.object({
    usid: Id,
    note: ShortText.optional().describe('why; required'),
    credits: wholeNumber({ min: 1, max: 1_000_000 }).optional(),
  }),
  output: SessionCredits,
  errors: [
    'caseNotFound',
    'reasonRequired',
    'noCreditDeducted',
    'creditRefundTooLarge',
    ...LEDGER_FAILURES,
  ],
})

/**
 * Not in the specification: a recording that does not fit its service is read as one of the other, and its credits follow. Handbook 7.
 */
export const changeCaseService = endpoint({
  path: '/api/change_case_service',
  summary: 'Make an ECG case one of the other ECG service, with the credits of that service',
  access: 'changeSessionCredits',
  effect: 'write',
  rate: 'write',
  input: z.object({
    usid: Id,
    subtype: z.enum(['ecg1l', 'ecg6l']),
    note: ShortText.describe('why; the hospital reads it'),
    credit_plan_id: Id.optional().describe('which, where the hospital has several'),
  }),
  output: SessionCredits,
  errors: [
    'caseNotFound',
    'reasonRequired',
    'wrongStatus',
    'noCreditPlan',
    'severalCreditPlans',
    'notEnoughCredits',
    'creditDeductionFailed',
    'distributorNoQuota',
    ...LEDGER_FAILURES,
  ],
})

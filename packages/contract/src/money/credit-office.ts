import { CreditPlanFunding } from '@systole/domain/credits/credit-plan'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Flag, Id, json, ShortText, Time, wholeNumber } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'
import { CreditPlan } from './credits.ts'

const Amount = wholeNumber({ min: 1, max: 1_000_000 })
const Direction = z.enum(['grant', 'take_back'])
const Reason = ShortText.optional().describe('why; required')
const MOVES = ['reasonRequired', 'creditServerError', 'unknownCreditError'] as const

/** A hospital's plan with its account's balance; the distributor's quota if that is used. */
export const HospitalPlan = CreditPlan.extend({
  balance: z.number().int(),
  is_valid: z.boolean(),
})
export type HospitalPlan = z.infer<typeof HospitalPlan>

export const CreditHospital = z.object({
  hospital_id: Id,
  name: z.string(),
  country: z.string(),
  distributor: z.object({ distributor_id: Id, name: z.string() }).nullable(),
  plans: z.array(HospitalPlan),
})
export type CreditHospital = z.infer<typeof CreditHospital>

/** Not in the specification. Each word of `find` must occur in the hospital's name, e-mail address or distributor. */
export const queryCreditHospitals = endpoint({
  path: '/api/query_credit_hospitals',
  summary: 'Hospitals with their credit plans and balances',
  access: 'queryCreditHospitals',
  effect: 'read',
  rate: 'read',
  input: z.object({ find: ShortText.optional(), hospital_id: Id.optional() }),
  output: z.object({
    hospitals: z.array(CreditHospital),
    total: z.number().int().describe('how many match; the first 50 are answered'),
  }),
  errors: [],
})

/**
 * `credits` is positive for additions and negative for deductions; `balance` is that of the plan's account after it, `null` if a
 * quota was used.
 */
export const CreditLine = z.object({
  entry: z.number().int(),
  time: Time,
  event: z.enum([
    'creditsGranted',
    'creditsTakenBack',
    'creditsPassedOn',
    'creditsDeducted',
    'creditsRefunded',
    'quotaDeducted',
    'quotaRefunded',
    'quotaGranted',
    'quotaTakenBack',
  ]),
  credits: z.number().int(),
  balance: z.number().int().nullable(),
  plan: z.string(),
  usid: z.string(),
  id: z.string().describe('the number of the case, empty where there is none'),
  by: z.string().describe('staff are named to staff only'),
  note: z.string().describe('for staff only'),
})
export type WireCreditLine = z.infer<typeof CreditLine>
export type CreditLine = Decoded<WireCreditLine>

/** Not in the specification: newest first. A hospital sees its own. */
export const queryCreditLedger = endpoint({
  path: '/api/query_credit_ledger',
  summary:
    'What came to and went from a hospital’s credits or a distributor’s quota, with the running balance',
  access: 'queryCreditLedger',
  effect: 'read',
  rate: 'read',
  input: z.object({
    hospital_id: Id.optional(),
    distributor_id: Id.optional(),
    before: wholeNumber({ min: 1 }).optional().describe('the `entry` to go on from'),
    limit: wholeNumber({ min: 1, max: 100 }).optional(),
  }),
  output: z.object({ lines: z.array(CreditLine), more: z.boolean() }),
  errors: ['hospitalNotFound'],
})

export const changeHospitalCredits = endpoint({
  path: '/api/change_hospital_credits',
  summary:
    'Give a hospital credits, of the portal or of its distributor’s quota, or take some back',
  access: 'changeCreditOffice',
  effect: 'write',
  rate: 'write',
  input: z.object({
    hospital_id: Id,
    credit_plan_id: Id,
    direction: Direction,
    credits: Amount,
    source: z.enum(['portal', 'distributor']).optional(),
    note: Reason,
  }),
  output: CreditHospital,
  errors: [
    'hospitalNotFound',
    'noCreditPlan',
    'notEnoughCredits',
    'distributorNoQuota',
    'creditDeductionFailed',
    ...MOVES,
  ],
})

export const CreditDistributor = z.object({
  distributor_id: Id,
  name: z.string(),
  quota: z.number().int(),
  hospitals: z.number().int(),
})
export type CreditDistributor = z.infer<typeof CreditDistributor>

export const queryDistributors = endpoint({
  path: '/api/query_distributors',
  summary: 'Distributors with what is left of their quota',
  access: 'queryCreditHospitals',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({ distributors: z.array(CreditDistributor) }),
  errors: [],
})

export const saveDistributor = endpoint({
  path: '/api/save_distributor',
  summary: 'Add a distributor, or rename one',
  access: 'changeCreditOffice',
  effect: 'write',
  rate: 'write',
  input: z.object({ distributor_id: Id.optional(), name: ShortText.min(1) }),
  output: CreditDistributor,
  errors: ['distributorNotFound'],
})

export const changeDistributorQuota = endpoint({
  path: '/api/change_distributor_quota',
  summary: 'Give a distributor credits to sell or use, or take some back',
  access: 'changeCreditOffice',
  effect: 'write',
  rate: 'write',
  input: z.object({ distributor_id: Id, direction: Direction, credits: Amount, note: Reason }),
  output: CreditDistributor,
  errors: ['distributorNotFound', 'distributorNoQuota', 'creditDeductionFailed', ...MOVES],
})

export const saveCreditPlan = endpoint({
  path: '/api/save_credit_plan',
  summary:
    'Add a credit plan, or change its name, its end and what a case takes; whose credits it uses stays',
  access: 'changeCreditOffice',
  effect: 'write',
  rate: 'write',
  input: z.object({
    credit_plan_id: Id.optional(),
    seen: json(
      CreditPlan.pick({
        name: true,
        valid_until: true,
        basic_credits: true,
        advance_credits: true,
      }),
    )
      .optional()
      .describe('of a plan that is changed: how it stood when it was read'),
    name: ShortText.min(1),
    valid_until: Time.optional(),
    funding: CreditPlanFunding.optional(),
    basic_credits: wholeNumber({ max: 1000 }),
    advance_credits: wholeNumber({ max: 1000 }),
  }),
  output: CreditPlan,
  errors: ['versionConflict'],
})

export const bindCreditPlan = endpoint({
  path: '/api/bind_credit_plan',
  summary: 'Give a hospital a plan, or take one away that holds no credits',
  access: 'changeCreditOffice',
  effect: 'write',
  rate: 'write',
  input: z.object({ hospital_id: Id, credit_plan_id: Id, bound: Flag }),
  output: CreditHospital,
  errors: ['hospitalNotFound'],
})

/** Without a `distributor_id` the hospital is unbound. */
export const bindDistributor = endpoint({
  path: '/api/bind_distributor',
  summary: 'Say which distributor a hospital belongs to',
  access: 'changeCreditOffice',
  effect: 'write',
  rate: 'write',
  input: z.object({
    hospital_id: Id,
    distributor_id: Id.optional(),
    seen: ShortText.optional().describe('the one it had when it was read, empty for none'),
  }),
  output: CreditHospital,
  errors: ['hospitalNotFound', 'distributorNotFound', 'versionConflict'],
})

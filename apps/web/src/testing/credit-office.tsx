import type {
  CreditDistributor,
  CreditHospital,
  CreditLine,
  HospitalPlan,
} from '@systole/contract/money/credit-office'
import type { OfficePlan, SessionCredits } from '@systole/contract/money/credits'
import { screen } from '@testing-library/react'
import { CreditsScreen } from '../screens/credits-screen.tsx'
import { renderVetPage } from './render-vet-page.tsx'

export const HOSPITALS = '/api/query_credit_hospitals'
const LINES = '/api/query_credit_ledger'
export const CHANGE = '/api/change_hospital_credits'
export const OF_CASE = '/api/query_session_credits'
export const PLANS = '/api/query_credit_plans'
export const SAVE_PLAN = '/api/save_credit_plan'
export const BIND_PLAN = '/api/bind_credit_plan'
export const BIND = '/api/bind_distributor'
const DISTRIBUTORS = '/api/query_distributors'
export const QUOTA = '/api/change_distributor_quota'
export const CHANGE_SERVICE = '/api/change_case_service'
export const DEDUCT = '/api/deduct_cardiobirdx_session_credits'

export const plan: HospitalPlan = {
  credit_plan_id: 'plan_1',
  name: 'Clinic 20',
  valid_until: null,
  funding: 'hospital',
  basic_credits: 1,
  advance_credits: 2,
  balance: 12,
  is_valid: true,
}
export const hospital: CreditHospital = {
  hospital_id: 'hospital_1',
  name: 'Harbour Animal Hospital',
  country: 'HK',
  distributor: { distributor_id: 'distributor_1', name: 'Cardia Supplies' },
  plans: [plan],
}
export const line: CreditLine = {
  entry: 7,
  time: new Date('2026-11-20T04:00:00Z'),
  event: 'creditsDeducted',
  credits: -2,
  balance: 12,
  plan: 'Clinic 20',
  caseId: 'case_1',
  id: 'EC-24817',
  by: 'Grace Yeung',
  note: 'By telephone',
}
export const credits: SessionCredits = {
  caseId: 'case_1',
  id: 'EC-24817',
  serviceId: 'econsult',
  status: 'upload',
  hospital_id: 'hospital_1',
  hospital: 'Harbour Animal Hospital',
  mode: 'deduct',
  required_credit: 2,
  deducted: 0,
  plans: [{ ...plan, required_credit: 2 }],
  credit_transactions: [],
}
export const officePlan: OfficePlan = { ...plan, hospitals: 3 }
export const distributor: CreditDistributor = {
  distributor_id: 'distributor_1',
  name: 'Cardia Supplies',
  quota: 40,
  hospitals: 2,
}
const ANSWERS = {
  [PLANS]: { code: 0, data: { plans: [officePlan] } },
  [DISTRIBUTORS]: { code: 0, data: { distributors: [distributor] } },
  [HOSPITALS]: { code: 0, data: { hospitals: [hospital], total: 1 } },
  [LINES]: { code: 0, data: { lines: [line], more: false } },
  [OF_CASE]: { code: 0, data: credits },
}

/** Opens the credits page with one hospital, one plan and one distributor. */
export function openCredits(
  answers: Parameters<typeof renderVetPage>[1] = {},
  { at = '/credits', user_type = 'internal_admin' as 'internal_admin' | 'sales' } = {},
) {
  return renderVetPage(
    <CreditsScreen />,
    { ...ANSWERS, ...answers },
    { at, session: { user_type } },
  )
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

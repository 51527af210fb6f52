import type { changeHospitalCredits as contract } from '@systole/contract/money/credit-office'
import { type CreditEvent, ledgerAccount } from '@systole/domain/ledger/posting'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { postToLedger } from '../../ledger/ledger-store.ts'
import { CREDITS } from '../case-credits/case-credits.ts'
import { mapLedgerFailure } from '../map-ledger-failure.ts'
import { reasonOf } from '../reason-of.ts'
import type { CreditHospitalRow } from './credit-hospital-store.ts'
import { presentCreditHospital, theCreditHospital } from './present-credit-hospital.ts'

type ChangeCall = Call<typeof contract>

/** Adds credits to a plan of a hospital, or removes unused ones. */
export async function changeHospitalCredits(context: CallContext, call: ChangeCall) {
  const { input } = call
  const note = reasonOf(input.note)
  const hospital = await theCreditHospital(context, input.hospital_id)
  refuseForeignPlan(hospital, input.credit_plan_id)
  const event = eventOf(input)
  if (event === 'creditsPassedOn' && !hospital.distributorId)
    throw fieldRefusal('source', 'needs a hospital that has a distributor')
  const tooLittle = TOO_LITTLE[event]
  const takes = event !== 'creditsGranted'
  await mapLedgerFailure(context.log, { takes, tooLittle }, () =>
    change(context, call, hospital, { event, note }),
  )
  return presentCreditHospital(context, input.hospital_id)
}

async function change(
  { db, clock, requestId }: CallContext,
  { input, actor }: ChangeCall,
  { distributorId }: CreditHospitalRow,
  { event, note }: { event: Change; note: string },
): Promise<void> {
  const { hospital_id: hospitalId, credit_plan_id: creditPlanId, credits } = input
  const owners = { hospitalId, creditPlanId, distributorId: distributorId ?? undefined }
  const planBalance = await postToLedger(db, {
    ...CREDITS,
    ...owners,
    event,
    cause: newId('change'),
    amount: credits,
    actor,
    note,
    at: clock.now(),
  })
  const { accountId } = ledgerAccount('hospital_credits', CREDITS, owners)
  const after = planBalance?.get(accountId) ?? 0
  const before = input.direction === 'grant' ? after - credits : after + credits
  await addAudit(
    db,
    { actor, requestId },
    {
      action: `credits.${input.direction}`,
      object: `hospital:${hospitalId}`,
      details: { credits, creditPlanId, event, before, after },
    },
  )
}

type Change = Extract<CreditEvent, 'creditsGranted' | 'creditsPassedOn' | 'creditsTakenBack'>

/** The refusal for each change if the account it deducts from has too few credits. */
const TOO_LITTLE = {
  creditsGranted: 'notEnoughCredits',
  creditsPassedOn: 'distributorNoQuota',
  creditsTakenBack: 'notEnoughCredits',
} as const satisfies Record<Change, string>

function eventOf({ direction, source }: ChangeCall['input']): Change {
  if (direction === 'take_back') return 'creditsTakenBack'
  return source === 'distributor' ? 'creditsPassedOn' : 'creditsGranted'
}

function refuseForeignPlan({ plans }: CreditHospitalRow, creditPlanId: string): void {
  const plan = plans.find((each) => each.creditPlanId === creditPlanId)
  if (!plan) throw new AppError('noCreditPlan')
  if (plan.funding === 'distributor')
    throw fieldRefusal('credit_plan_id', 'names a plan that uses the quota of the distributor')
}

import { fullName } from '@systole/domain/accounts/full-name'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import { nameInMail } from '../../mails/name-in-mail.ts'
import { insertInvitedVet } from '../accounts/account-store.ts'
import { mailWelcomeLink } from '../accounts/passwords/welcome-link.ts'
import { bindPlan, validCreditPlans } from '../credits/plans/credit-plan-store.ts'
import { insertHospital } from '../hospitals/hospital-store.ts'
import type { RegistrationRow } from './registration-store.ts'

/** Creates the hospital of an approved application and its first account, and mails the link to choose a password. */
export async function openHospital(
  context: CallContext,
  approved: RegistrationRow,
  creditPlanId: string | undefined,
) {
  const { db, clock } = context
  const { hospitalName, country, address, phone, email, title, firstName, lastName, licence } =
    approved
  const now = clock.now()
  await refuseUnknownPlan(context, creditPlanId)
  const { language } = approved
  const hospitalId = await insertHospital(db, {
    name: hospitalName,
    country,
    address,
    phone,
    email,
    reportLanguage: language,
    pushLanguage: language,
    reportEmails: [email],
    representative: fullName({ first: firstName, last: lastName }),
    representativeLicense: licence,
    variant: approved.variant,
    createdAt: now,
  })
  if (creditPlanId) await bindPlan(db, { hospitalId, creditPlanId, boundAt: now })
  const vet = { hospitalId, email, firstName, lastName, title, licence }
  const account = await insertInvitedVet(db, vet, now)
  if (!account) throw new AppError('emailTaken')
  const { accountId } = account
  await mailWelcomeLink(
    context,
    {
      accountId,
      email,
      name: nameInMail({ ...approved, userType: 'vet' }, { language, country }),
      hospitalId,
      hospitalName,
      language,
    },
    { kind: 'approved' },
  )
  return { hospitalId, accountId, creditPlanId: creditPlanId ?? null }
}

async function refuseUnknownPlan(
  { db, clock }: CallContext,
  creditPlanId: string | undefined,
): Promise<void> {
  if (creditPlanId === undefined) return
  const plans = await validCreditPlans(db, clock.now())
  if (plans.some((plan) => plan.creditPlanId === creditPlanId)) return
  throw fieldRefusal('credit_plan_id', 'names no valid plan')
}

import type {
  queryUserSettings as contract,
  WireUserSettings,
} from '@systole/contract/accounts/accounts'
import { currencyOfCountry } from '@systole/domain/payments/money'
import type { CallContext } from '../../../app-context.ts'
import { mustEnrol } from '../../../http/access/must-enrol.ts'
import { AppError } from '../../../http/app-error.ts'
import { presentServiceId } from '../../../http/present-service-id.ts'
import type { Call } from '../../../http/serve.ts'
import { distributorName } from '../../credits/office/distributor-store.ts'
import { validPlansOf } from '../../credits/plans/credit-plan-store.ts'
import { offeredServices } from '../../services/service-store.ts'
import { findAccount } from '../account-store.ts'
import { presentPersonName } from '../present-person-name.ts'

type Hospital = NonNullable<Awaited<ReturnType<typeof findAccount>>>['hospital']

export async function queryUserSettings(
  { db, clock, settings }: CallContext,
  { actor }: Call<typeof contract>,
): Promise<WireUserSettings> {
  const row = await findAccount(db, actor.accountId)
  if (!row) throw new AppError('invalidSession')
  const { account, hospital } = row
  const [plan] = await validPlansOf(db, actor.hospitalId ?? '', clock.now())
  const report = reportSettings(hospital)
  return {
    uid: account.accountId,
    user_type: actor.userType,
    ...presentPersonName(account),
    title: account.title,
    email: account.email,
    hospital: hospital?.name ?? '',
    contact: report.phone,
    distributor: await distributorOf(db, hospital),
    permissions: account.permissions,
    needs_second_factor: await mustEnrol({ database: db, settings }, actor),
    report,
    credit_plan: plan
      ? { plan_info: { credit_plan_id: plan.creditPlanId, name: plan.name } }
      : null,
    services: await servicesToOpen(db),
    country: actor.country,
    currency: currencyOfCountry(actor.country),
  }
}

async function servicesToOpen(db: CallContext['db']): Promise<WireUserSettings['services']> {
  const offered = await offeredServices(db)
  return offered.map(({ service, promiseMinutes }) => ({
    ...presentServiceId(service),
    promise_minutes: promiseMinutes,
  }))
}

function reportSettings(hospital: Hospital): WireUserSettings['report'] {
  return {
    report_language: hospital?.reportLanguage ?? null,
    push_language: hospital?.pushLanguage ?? 'en_us',
    report_email_list: hospital?.reportEmails ?? [],
    address: hospital?.address ?? '',
    phone: hospital?.phone ?? '',
    representative: hospital?.representative ?? '',
    representative_license: hospital?.representativeLicense ?? '',
  }
}

async function distributorOf(db: CallContext['db'], hospital: Hospital): Promise<string> {
  return hospital?.distributorId ? distributorName(db, hospital.distributorId) : ''
}

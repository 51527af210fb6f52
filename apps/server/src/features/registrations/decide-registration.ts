import type { decideRegistration as contract } from '@systole/contract/hospitals/registrations'
import { DECIDED, refuseDecision } from '@systole/domain/registrations/refuse-decision'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { hasVetAccount } from '../accounts/account-store.ts'
import { addAudit } from '../audit/audit-store.ts'
import { mailDeclined } from './mail-declined.ts'
import { openHospital } from './open-hospital.ts'
import { presentRegistration } from './present-registration.ts'
import { listRegistrations } from './registration-list-store.ts'
import {
  findRegistration,
  lockApplicant,
  lockRegistration,
  markDecided,
  type RegistrationRow,
} from './registration-store.ts'

type DecideCall = Call<typeof contract>

/** Decides an application. The second of two admins is refused; repeating one's own decision has no effect. */
export async function decideRegistration(context: CallContext, call: DecideCall) {
  const { input, actor } = call
  const asked = await hold(context.db, input.registration_id)
  if (!asked || asked.state === 'unconfirmed') throw new AppError('versionConflict') // replaced by a newer one
  const isRepeated = asked.decidedBy === actor.accountId && asked.state === DECIDED[input.decision]
  if (!isRepeated) await decide(context, call, asked)
  const [listed] = await listRegistrations(context.db, {
    registrationId: asked.registrationId,
    limit: 1,
  })
  if (!listed) throw new AppError('versionConflict')
  return { registration: presentRegistration(listed) }
}

/** Locks the applicant, then the row, in the same order as a confirmation. */
async function hold(db: CallContext['db'], registrationId: string) {
  const found = await findRegistration(db, registrationId)
  if (!found) return undefined
  await lockApplicant(db, found.email)
  return lockRegistration(db, registrationId)
}

async function decide(context: CallContext, { input, actor }: DecideCall, asked: RegistrationRow) {
  const { db, clock, requestId } = context
  const { decision, reason = '' } = input
  const hasAccount = await hasVetAccount(db, asked.email)
  const refusal = refuseDecision({ state: asked.state, hasAccount }, { decision, reason })
  if (refusal) throw new AppError(refusal)
  const opened =
    decision === 'approve' ? await openHospital(context, asked, input.credit_plan_id) : undefined
  await markDecided(db, asked.registrationId, {
    state: DECIDED[decision],
    decidedAt: clock.now(),
    decidedBy: actor.accountId,
    reason: decision === 'decline' ? reason.trim() : '',
    hospitalId: opened?.hospitalId ?? null,
  })
  if (decision === 'decline') await mailDeclined(context, asked, reason.trim())
  await addAudit(
    db,
    { actor, requestId },
    {
      action: `registration.${DECIDED[decision]}`,
      object: `registration:${asked.registrationId}`,
      ...(opened && { details: opened }),
    },
  )
}

import type { confirmRegistration as contract } from '@systole/contract/hospitals/registrations'
import { refuseConfirmation } from '@systole/domain/registrations/registration'
import type { CallContext } from '../../app-context.ts'
import { hashToken } from '../../http/access/session-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { PublicCall } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { mailArrival } from './mail-arrival.ts'
import { confirmLink, deleteWaitingOf, findByLink, lockApplicant } from './registration-store.ts'

/** Confirms an application, once per link within 24 hours. Replaces an earlier waiting application of the same address. */
export async function confirmRegistration(
  context: CallContext,
  { input }: PublicCall<typeof contract>,
) {
  const now = context.clock.now()
  const linkHash = hashToken(input.token)
  const found = await findByLink(context.database, linkHash)
  if (!found) throw linkRefused('unknown')
  return context.database.transaction(async (db) => {
    await lockApplicant(db, found.email)
    const asked = await findByLink(db, linkHash)
    if (!asked) throw linkRefused('unknown')
    const refusal = refuseConfirmation(asked, now)
    if (refusal) throw linkRefused(refusal)
    const replaced = await deleteWaitingOf(db, asked.email)
    await confirmLink(db, asked.registrationId, now)
    await mailArrival({ ...context, db }, asked)
    await addAudit(
      db,
      { actor: undefined, requestId: context.requestId },
      {
        action: 'registration.confirmed',
        object: `registration:${asked.registrationId}`,
        ...(replaced.length > 0 && { details: { replaced } }),
      },
    )
    return { hospital_name: asked.hospitalName }
  })
}

function linkRefused(reason: 'unknown' | 'used' | 'expired'): AppError {
  return new AppError('loginRefused', {
    message: 'This link has already been used or has expired. Request a new one.',
    data: { reason },
  })
}

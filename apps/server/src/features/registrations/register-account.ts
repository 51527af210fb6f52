import type { registerAccount as contract } from '@systole/contract/hospitals/registrations'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { Variant } from '@systole/domain/hospitals/variant'
import type { Application } from '@systole/domain/registrations/application'
import { sendsAgain } from '@systole/domain/registrations/registration'
import type { CallContext } from '../../app-context.ts'
import { hashToken, newSessionToken } from '../../http/access/session-token.ts'
import type { PublicCall } from '../../http/serve.ts'
import { nameInMail } from '../../mails/name-in-mail.ts'
import { variantOfRequest } from '../../portal-variants.ts'
import { hasVetAccount } from '../accounts/account-store.ts'
import { countAttempt } from '../accounts/sign-in/limit-attempts.ts'
import { addAudit } from '../audit/audit-store.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { mailKnownAccount } from './mail-known-account.ts'
import { readApplication } from './read-application.ts'
import {
  findUnconfirmed,
  insertRegistration,
  lockApplicant,
  renewLink,
} from './registration-store.ts'

/**
 * Stores an application until its e-mail address is confirmed. The reply is the same for every address; only the mail reveals the
 * result. The same application sent twice is stored once.
 */
export async function registerAccount(
  context: CallContext,
  { input, request }: PublicCall<typeof contract>,
) {
  const application = readApplication(input)
  await countAttempt(context, 'register', { subject: application.email, ip: request.ip })
  const facts = { language: input.language, variant: variantOfRequest(context, request) }
  await context.database.transaction(async (db) => {
    await lockApplicant(db, application.email)
    const known = await hasVetAccount(db, application.email)
    if (known) await mailOwner({ ...context, db }, application, facts)
    else await keepApplication({ ...context, db }, application, facts)
  })
  return {}
}

type Facts = { language: Language; variant: Variant }

async function mailOwner(context: CallContext, application: Application, facts: Facts) {
  const { email, country } = application
  const name = nameInMail({ ...application, userType: 'vet' }, { ...facts, country })
  await mailKnownAccount(context, { email, name, country, ...facts })
  await addAudit(
    context.db,
    { actor: undefined, requestId: context.requestId },
    { action: 'registration.known', object: `email:${email}` },
  )
}

async function keepApplication(context: CallContext, application: Application, facts: Facts) {
  const { db, clock, requestId } = context
  const now = clock.now()
  const before = await findUnconfirmed(db, application)
  if (before && !sendsAgain(before, now)) return
  const token = newSessionToken()
  const confirmationHash = hashToken(token)
  if (before) await renewLink(db, before.registrationId, { confirmationHash, now })
  const kept =
    before ?? (await insertRegistration(db, application, { confirmationHash, now, ...facts }))
  await mailConfirmation(context, kept, token)
  await addAudit(
    db,
    { actor: undefined, requestId },
    { action: 'registration.received', object: `registration:${kept.registrationId}` },
  )
}

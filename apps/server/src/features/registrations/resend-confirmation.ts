import type { resendConfirmation as contract } from '@systole/contract/hospitals/registrations'
import { isEmail, normalizeEmail } from '@systole/domain/accounts/email'
import { sendsAgain } from '@systole/domain/registrations/registration'
import type { CallContext } from '../../app-context.ts'
import { hashToken, newSessionToken } from '../../http/access/session-token.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { PublicCall } from '../../http/serve.ts'
import { countAttempt } from '../accounts/sign-in/limit-attempts.ts'
import { addAudit } from '../audit/audit-store.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import {
  findByLink,
  findNewestUnconfirmed,
  lockApplicant,
  renewLink,
} from './registration-store.ts'

type ResendCall = PublicCall<typeof contract>

/** Mails a new link to the address of an application; the reply does not reveal whether there is one. */
export async function resendConfirmation(context: CallContext, { input, request }: ResendCall) {
  const email = await addressOf(context, input)
  if (email === undefined) return {}
  await countAttempt(context, 'register', { subject: email, ip: request.ip })
  await context.database.transaction(async (db) => {
    await lockApplicant(db, email)
    const asked = await findNewestUnconfirmed(db, email)
    const now = context.clock.now()
    if (!asked || !sendsAgain(asked, now)) return
    const token = newSessionToken()
    await renewLink(db, asked.registrationId, { confirmationHash: hashToken(token), now })
    await mailConfirmation({ ...context, db }, asked, token)
    await addAudit(
      db,
      { actor: undefined, requestId: context.requestId },
      { action: 'registration.linkRenewed', object: `registration:${asked.registrationId}` },
    )
  })
  return {}
}

async function addressOf(
  { database }: CallContext,
  { email, token }: ResendCall['input'],
): Promise<string | undefined> {
  if (token !== undefined) return (await findByLink(database, hashToken(token)))?.email
  if (email !== undefined && isEmail(email)) return normalizeEmail(email)
  throw fieldRefusal('email', email === undefined ? 'is missing' : 'is malformed')
}

import type { resetPassword as contract } from '@systole/contract/accounts/accounts'
import { isRole } from '@systole/domain/access/is-role'
import { isEmail, normalizeEmail } from '@systole/domain/accounts/email'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { Variant } from '@systole/domain/hospitals/variant'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { hashToken, newSessionToken } from '../../../http/access/session-token.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { PublicCall } from '../../../http/serve.ts'
import { variantOfRequest } from '../../../portal-variants.ts'
import { addAudit } from '../../audit/audit-store.ts'
import {
  type AccountRow,
  accountsOfEmail,
  hasLinkBeyond,
  insertPasswordReset,
} from '../account-store.ts'
import { countAttempt } from '../sign-in/limit-attempts.ts'
import { mailPasswordReset } from './mail-password-reset.ts'

const LINK_LIFE = 10 * MINUTE
/** The minimum interval between reset mails; earlier requests send nothing. */
const LINK_PAUSE = MINUTE

/** Replies 0 whether or not the e-mail address exists; the link is sent to the address, never to the caller. LOGIN-7; wire.md. */
export async function resetPassword(
  context: CallContext,
  { input, request }: PublicCall<typeof contract>,
) {
  if (!isEmail(input.email)) throw fieldRefusal('email', 'is malformed')
  const email = normalizeEmail(input.email)
  await countAttempt(context, 'reset', { subject: email, ip: request.ip })
  const all = await accountsOfEmail(context.database, email)
  const chosen = all.filter((account) => isRole(account, input.user_type))
  if (chosen.length > 1) {
    throw new AppError('severalAccounts', {
      data: chosen.map(({ userType }) => ({ user_type: userType })),
    })
  }
  const [account] = chosen
  if (account) {
    const language = input.language ?? account.pushLanguage ?? 'en_us'
    await sendLink(context, account, { variant: variantOfRequest(context, request), language })
  }
  return {}
}

async function sendLink(
  context: CallContext,
  account: AccountRow,
  { variant, language }: { variant: Variant; language: Language },
): Promise<void> {
  const token = newSessionToken()
  const tokenHash = hashToken(token)
  const expiresAt = new Date(context.clock.now().getTime() + LINK_LIFE)
  const endOfRecent = new Date(expiresAt.getTime() - LINK_PAUSE)
  await context.database.transaction(async (tx) => {
    if (await hasLinkBeyond(tx, account.accountId, endOfRecent)) return
    await insertPasswordReset(tx, {
      tokenHash,
      purpose: 'reset',
      accountId: account.accountId,
      expiresAt,
    })
    const key = `reset:${tokenHash.toString('hex')}`
    const minutes = LINK_LIFE / MINUTE
    await mailPasswordReset({ ...context, db: tx }, account, {
      ...{ variant, language, token, key, minutes },
    })
    await addAudit(
      tx,
      { actor: undefined, requestId: context.requestId },
      { action: 'password.resetAsked', object: `account:${account.accountId}` },
    )
  })
}

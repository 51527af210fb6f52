import type { resetPassword as contract } from '@systole/contract/accounts/accounts'
import { paths } from '@systole/contract/pages'
import { isEmail, normalizeEmail } from '@systole/domain/accounts/email'
import { Language } from '@systole/domain/hospitals/hospital'
import type { Variant } from '@systole/domain/hospitals/variant'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { PublicCall } from '../../http/serve.ts'
import { hashToken, newSessionToken } from '../../http/session-token.ts'
import { nameInMail } from '../../mails/name-in-mail.ts'
import { brandOf, originOf, variantOfRequest } from '../../portal-variants.ts'
import { addAudit } from '../audit/audit-store.ts'
import { enqueueMail } from '../notifications/mail-store.ts'
import {
  type AccountRow,
  accountsOfEmail,
  hasLinkBeyond,
  insertPasswordReset,
} from './account-store.ts'
import { countAttempt } from './limit-attempts.ts'
import { resetMail } from './reset-mail.ts'

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
  const chosen = all.filter(
    ({ userType }) => input.user_type === undefined || userType === input.user_type,
  )
  if (chosen.length > 1) {
    throw new AppError('severalAccounts', {
      data: chosen.map(({ userType }) => ({ user_type: userType })),
    })
  }
  const [account] = chosen
  if (account) {
    const language = input.language ?? Language.catch('en_us').parse(account.pushLanguage)
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
  const href = originOf(context, variant) + paths.resetPassword({ token })
  await context.database.transaction(async (tx) => {
    if (await hasLinkBeyond(tx, account.accountId, endOfRecent)) return
    await insertPasswordReset(tx, {
      tokenHash,
      purpose: 'reset',
      accountId: account.accountId,
      expiresAt,
    })
    await enqueueMail(
      { ...context, db: tx },
      {
        dedupeKey: `reset:${tokenHash.toString('hex')}`,
        variant,
        recipient: account.email,
        ...resetMail({
          href,
          minutes: LINK_LIFE / MINUTE,
          brand: brandOf(context, variant),
          name: nameInMail(account, { language, country: account.country ?? '' }),
          language,
          country: account.country,
        }),
      },
    )
    await addAudit(
      tx,
      { actor: undefined, requestId: context.requestId },
      { action: 'password.resetAsked', object: `account:${account.accountId}` },
    )
  })
}

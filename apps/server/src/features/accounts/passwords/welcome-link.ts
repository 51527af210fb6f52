import { DAY } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { hashToken, newSessionToken } from '../../../http/access/session-token.ts'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { endPasswordResets, insertPasswordReset } from '../account-store.ts'
import {
  mailWelcome,
  WELCOME_LINK_DAYS,
  type Welcome,
  type WelcomedAccount,
} from './mail-welcome.ts'

/**
 * Mails a new account the single-use link to choose its first password, in the caller's transaction. Earlier links become
 * invalid, so that only the newest works.
 */
export async function mailWelcomeLink(
  context: MailSender & Pick<CallContext, 'clock'>,
  account: WelcomedAccount,
  welcome: Welcome,
): Promise<void> {
  const now = context.clock.now()
  const token = newSessionToken()
  const tokenHash = hashToken(token)
  await endPasswordResets(context.db, account.accountId, now)
  await insertPasswordReset(context.db, {
    tokenHash,
    purpose: welcome.kind === 'newPassword' ? 'reset' : 'welcome',
    accountId: account.accountId,
    expiresAt: new Date(now.getTime() + WELCOME_LINK_DAYS * DAY),
  })
  const key = `welcome:${tokenHash.toString('hex')}`
  await mailWelcome(context, account, { welcome, token, key })
}

import { paths } from '@systole/contract/pages'
import { describeUserAgent } from '@systole/domain/accounts/user-agent'
import { variantNamed } from '@systole/domain/hospitals/variant'
import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { userAgentOf } from '../../http/user-agent-of.ts'
import { type MailSender, sendPortalMail } from '../../mails/send-portal-mail.ts'
import { variantOfRequest } from '../../portal-variants.ts'
import type { ServerTexts } from '../../server-texts.ts'
import { type AccountRow, livingAccount } from './account-store.ts'

type Context = MailSender & Pick<CallContext, 'clock' | 'requestId'>

/** An event of which the owner is notified immediately, in case someone else caused it. */
export type SecurityNotice = { request: FastifyRequest } & (
  | {
      occasion:
        | 'passwordChanged'
        | 'totpOn'
        | 'totpOff'
        | 'recoveryCodesRenewed'
        | 'secondFactorReset'
    }
  | { occasion: 'passkeyAdded' | 'passkeyRemoved'; passkey: string }
  | { occasion: 'recoveryCodeUsed'; left: number }
)

/** Mails a notice to the calling account. */
export async function mailOwnSecurityNotice(
  context: Context,
  actor: Pick<Actor, 'accountId'>,
  notice: SecurityNotice,
): Promise<void> {
  const account = await livingAccount(context.db, actor.accountId)
  if (account) await mailSecurityNotice(context, account, notice)
}

/**
 * Mails one notice per event, in the language of the hospital's messages, in the caller's transaction. It contains the event, the
 * time and the origin; never a code, a password, or a link that changes anything.
 */
export async function mailSecurityNotice(
  context: Context,
  account: AccountRow,
  notice: SecurityNotice,
): Promise<void> {
  const { occasion, request } = notice
  const { accountId, email, hospitalId, country } = account
  const variant = hospitalId ? variantNamed(account.variant) : variantOfRequest(context, request)
  const addressee = { to: email, variant, language: account.pushLanguage ?? 'en_us', country }
  const about = hospitalId ? { hospitalId } : {}
  await sendPortalMail(context, { ...addressee, about }, ({ securityMails: texts }, when) => ({
    key: `security:${occasion}:${accountId}:${context.requestId}`,
    values: {
      passkey: 'passkey' in notice ? notice.passkey : '',
      left: 'left' in notice ? notice.left : '',
    },
    ...{ subject: texts[occasion].subject, title: texts[occasion].title },
    paragraphs: [texts[occasion].text],
    facts: [
      [texts.facts.account, email],
      [texts.facts.time, when(context.clock.now())],
      ...(occasion === 'secondFactorReset' ? [] : originFacts(request, texts)), // the browser was our staff's
    ],
    action: { label: texts.action, path: paths.account() },
    notice: texts.notYou,
    footer: texts.footer,
  }))
}

function originFacts(request: FastifyRequest, texts: ServerTexts['securityMails']) {
  return [
    [texts.facts.device, deviceOf(request, texts.unknownDevice)],
    [texts.facts.address, request.ip],
  ] as const
}

function deviceOf(request: FastifyRequest, unknown: string): string {
  const { browser, system } = describeUserAgent(userAgentOf(request))
  return [browser, system].filter(Boolean).join(', ') || unknown
}

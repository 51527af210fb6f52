import { paths } from '@systole/contract/pages'
import { describeUserAgent } from '@systole/domain/accounts/user-agent'
import { Language } from '@systole/domain/hospitals/hospital'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { formatMailTime } from '../../mails/format-mail-time.ts'
import { mailBody } from '../../mails/mail-layout.ts'
import { oneLine } from '../../mails/one-line.ts'
import { brandOf, originOf, variantOfRequest } from '../../portal-variants.ts'
import { serverTexts } from '../../server-texts.ts'
import { enqueueMail } from '../notifications/mail-store.ts'
import { type AccountRow, livingAccount } from './account-store.ts'
import { userAgentOf } from './open-session.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl' | 'clock' | 'requestId'>

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
  const language = Language.parse(account.pushLanguage ?? 'en_us')
  const { securityMails: texts, tag } = serverTexts(language, account.country)
  const variant = account.hospitalId
    ? variantNamed(account.variant)
    : variantOfRequest(context, request)
  const brand = brandOf(context, variant)
  const values = {
    brand: brand.name,
    passkey: 'passkey' in notice ? notice.passkey : '',
    left: 'left' in notice ? notice.left : '',
  }
  const when = formatMailTime(context.clock.now(), tag, account.country ?? '')
  const byStaff = occasion === 'secondFactorReset' // the browser was theirs
  await enqueueMail(context, {
    dedupeKey: `security:${occasion}:${account.accountId}:${context.requestId}`,
    variant,
    recipient: account.email,
    ...(account.hospitalId && { hospitalId: account.hospitalId }),
    language: tag,
    attachments: [],
    subject: oneLine(fill(texts[occasion].subject, values)),
    ...mailBody({
      brand,
      language: tag,
      title: fill(texts[occasion].title, values),
      paragraphs: [fill(texts[occasion].text, values)],
      facts: [
        [texts.facts.account, account.email],
        [texts.facts.time, when],
        ...(byStaff ? [] : [[texts.facts.device, deviceOf(request, texts.unknownDevice)] as const]),
        ...(byStaff ? [] : [[texts.facts.address, request.ip] as const]),
      ],
      action: { label: texts.action, href: `${originOf(context, variant)}${paths.account()}` },
      notice: fill(texts.notYou, { ...values, support: brand.supportEmail }),
      footer: fill(texts.footer, values),
    }),
  })
}

function deviceOf(request: FastifyRequest, unknown: string): string {
  const { browser, system } = describeUserAgent(userAgentOf(request))
  return [browser, system].filter(Boolean).join(', ') || unknown
}

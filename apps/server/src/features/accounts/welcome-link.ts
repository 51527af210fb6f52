import { paths } from '@systole/contract/pages'
import type { Language } from '@systole/domain/hospitals/hospital'
import { type Brand, variantNamed } from '@systole/domain/hospitals/variant'
import { DAY } from '@systole/domain/time/durations'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { hashToken, newSessionToken } from '../../http/session-token.ts'
import { mailBody } from '../../mails/mail-layout.ts'
import { oneLine } from '../../mails/one-line.ts'
import { brandOf, originOf } from '../../portal-variants.ts'
import { serverTexts } from '../../server-texts.ts'
import { findHospital } from '../hospitals/hospital-store.ts'
import { enqueueMail } from '../notifications/mail-store.ts'
import { endPasswordResets, insertPasswordReset } from './account-store.ts'

export const WELCOME_LINK_DAYS = 7

export type WelcomedAccount = {
  accountId: string
  email: string
  /** The name in the mail's greeting. */
  name: string
  /** `null` for staff. */
  hospitalId: string | null
  hospitalName: string
  language: Language
}
export type Welcome =
  | { kind: 'approved' }
  | { kind: 'invited' | 'staff' | 'newPassword' | 'enabled'; by: string }

/**
 * Mails a new account the single-use link to choose its first password, in the caller's transaction. Earlier links become
 * invalid, so that only the newest works.
 */
export async function mailWelcomeLink(
  context: Pick<CallContext, 'db' | 'jobs' | 'clock' | 'settings' | 'publicUrl'>,
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
  const hospital = account.hospitalId
    ? await findHospital(context.db, account.hospitalId)
    : undefined
  const variant = variantNamed(hospital?.variant)
  await enqueueMail(context, {
    dedupeKey: `welcome:${tokenHash.toString('hex')}`,
    variant,
    recipient: account.email,
    ...(account.hospitalId && { hospitalId: account.hospitalId }),
    attachments: [],
    ...welcomeMail(account, welcome, {
      country: hospital?.country ?? null,
      brand: brandOf(context, variant),
      href: originOf(context, variant) + linkOf(token, account, welcome),
    }),
  })
}

function linkOf(token: string, { language: lang }: WelcomedAccount, { kind }: Welcome): string {
  return paths.resetPassword({ token, ...(kind !== 'newPassword' && { for: 'welcome' }), lang })
}

function welcomeMail(
  { name, hospitalName, language }: WelcomedAccount,
  welcome: Welcome,
  { brand, href, country }: { brand: Brand; href: string; country: string | null },
) {
  const { welcomeMail: texts, tag } = serverTexts(language, country)
  const words = texts[welcome.kind]
  const values = {
    brand: brand.name,
    hospital: hospitalName,
    by: 'by' in welcome ? welcome.by : '',
    name,
    days: WELCOME_LINK_DAYS,
  }
  return {
    subject: oneLine(fill(words.subject, values)),
    language: tag,
    ...mailBody({
      brand,
      language: tag,
      title: fill(words.title, values),
      paragraphs: [texts.hello, words.text, texts.validity].map((text) => fill(text, values)),
      action: { label: texts.action, href },
      footer: fill(texts.footer, values),
    }),
  }
}

import { paths } from '@systole/contract/pages'
import type { Language } from '@systole/domain/hospitals/hospital'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { type MailSender, sendPortalMail } from '../../../mails/send-portal-mail.ts'
import { findHospital } from '../../hospitals/hospital-store.ts'

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

/** Mails the link with which a password is chosen. `key` is derived from the token, which is stored nowhere else. */
export async function mailWelcome(
  context: MailSender,
  { email: to, name, hospitalId, hospitalName, language: lang }: WelcomedAccount,
  { welcome, token, key }: { welcome: Welcome; token: string; key: string },
): Promise<void> {
  const { kind } = welcome
  const hospital = hospitalId ? await findHospital(context.db, hospitalId) : undefined
  const addressee = { to, variant: variantNamed(hospital?.variant), language: lang }
  const where = { country: hospital?.country ?? null, about: hospitalId ? { hospitalId } : {} }
  await sendPortalMail(context, { ...addressee, ...where }, ({ welcomeMail: texts }) => ({
    key,
    values: {
      hospital: hospitalName,
      by: 'by' in welcome ? welcome.by : '',
      name,
      days: WELCOME_LINK_DAYS,
    },
    subject: texts[kind].subject,
    title: texts[kind].title,
    paragraphs: [texts.hello, texts[kind].text, texts.validity],
    action: {
      label: texts.action,
      path: paths.resetPassword({ token, ...(kind !== 'newPassword' && { for: 'welcome' }), lang }),
    },
    footer: texts.footer,
  }))
}

import { paths } from '@systole/contract/pages'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { Variant } from '@systole/domain/hospitals/variant'
import { nameInMail } from '../../../mails/name-in-mail.ts'
import { type MailSender, sendPortalMail } from '../../../mails/send-portal-mail.ts'
import type { AccountRow } from '../account-store.ts'

/** Mails the single-use link, in the language and the variant of the requester. */
export async function mailPasswordReset(
  context: MailSender,
  account: AccountRow,
  asked: { variant: Variant; language: Language; token: string; key: string; minutes: number },
): Promise<void> {
  const { variant, language, token, key, minutes } = asked
  const { email: to, country } = account
  const name = nameInMail(account, { language, country: country ?? '' })
  await sendPortalMail(context, { to, variant, language, country }, ({ resetMail: texts }) => ({
    key,
    values: { name, minutes },
    subject: texts.subject,
    title: texts.title,
    paragraphs: [texts.hello, texts.asked, texts.validity],
    action: { label: texts.action, path: paths.resetPassword({ token }) },
    notice: texts.ignore,
    footer: texts.footer,
  }))
}

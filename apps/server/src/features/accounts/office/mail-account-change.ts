import { paths } from '@systole/contract/pages'
import { fullName } from '@systole/domain/accounts/full-name'
import { defaultVariant } from '@systole/domain/hospitals/variant'
import type { CallContext } from '../../../app-context.ts'
import { sendPortalMail } from '../../../mails/send-portal-mail.ts'
import type { OfficeAccount } from './account-office-store.ts'

type Person = Pick<OfficeAccount, 'email' | 'firstName' | 'lastName'>

/** Notifies the owner at the previous and the new address, so that an unintended change is noticed at the previous one. */
export async function mailAccountChange(
  context: CallContext,
  before: OfficeAccount,
  { email, firstName: first, lastName: last }: Person,
): Promise<void> {
  const { accountId, hospitalId, country, pushLanguage } = before
  const addressee = { to: [before.email, email], variant: defaultVariant, country }
  const about = hospitalId ? { hospitalId } : {}
  const language = pushLanguage ?? 'en_us'
  await sendPortalMail(context, { ...addressee, language, about }, ({ securityMails: texts }) => ({
    key: `security:accountChanged:${accountId}:${context.requestId}`,
    subject: texts.accountChanged.subject,
    title: texts.accountChanged.title,
    paragraphs: [texts.accountChanged.text],
    facts: [
      [texts.facts.name, fullName({ first, last })],
      [texts.facts.account, email],
    ],
    action: { label: texts.action, path: paths.account() },
    notice: texts.accountChanged.notExpected,
    footer: texts.footer,
  }))
}

import { paths } from '@systole/contract/pages'
import { fullName } from '@systole/domain/accounts/full-name'
import { Language } from '@systole/domain/hospitals/hospital'
import { defaultVariant } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../../app-context.ts'
import { mailBody } from '../../../mails/mail-layout.ts'
import { oneLine } from '../../../mails/one-line.ts'
import { brandOf, originOf } from '../../../portal-variants.ts'
import { serverTexts } from '../../../server-texts.ts'
import { enqueueMail } from '../../notifications/mail-store.ts'
import type { OfficeAccount } from './account-office-store.ts'

type Person = Pick<OfficeAccount, 'email' | 'firstName' | 'lastName'>

/** Notifies the owner at the previous and the new address, so that an unintended change is noticed at the previous one. */
export async function mailAccountChange(
  context: CallContext,
  before: OfficeAccount,
  after: Person,
): Promise<void> {
  const { securityMails: texts, tag } = serverTexts(
    Language.catch('en_us').parse(before.pushLanguage),
    before.country,
  )
  const brand = brandOf(context, defaultVariant)
  const values = { brand: brand.name, support: brand.supportEmail }
  for (const recipient of new Set([before.email, after.email])) {
    await enqueueMail(context, {
      dedupeKey: `security:accountChanged:${before.accountId}:${context.requestId}:${recipient}`,
      variant: defaultVariant,
      recipient,
      ...(before.hospitalId && { hospitalId: before.hospitalId }),
      language: tag,
      attachments: [],
      subject: oneLine(fill(texts.accountChanged.subject, values)),
      ...mailBody({
        brand,
        language: tag,
        title: fill(texts.accountChanged.title, values),
        paragraphs: [fill(texts.accountChanged.text, values)],
        facts: [
          [texts.facts.name, fullName({ first: after.firstName, last: after.lastName })],
          [texts.facts.account, after.email],
        ],
        action: {
          label: texts.action,
          href: `${originOf(context, defaultVariant)}${paths.account()}`,
        },
        notice: fill(texts.accountChanged.notExpected, values),
        footer: fill(texts.footer, values),
      }),
    })
  }
}

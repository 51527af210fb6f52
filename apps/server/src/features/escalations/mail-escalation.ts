import { paths } from '@systole/contract/pages'
import type { EscalationRecipient, EscalationStep } from '@systole/domain/cases/service-clock'
import { defaultVariant } from '@systole/domain/hospitals/variant'
import { caseFact, caseValues, dueValues } from '../../mails/send-case-mail.ts'
import { type MailSender, sendPortalMail } from '../../mails/send-portal-mail.ts'
import { brandOf } from '../../portal-variants.ts'
import { livingAccount } from '../accounts/account-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { roundSuffix } from './round-suffix.ts'

/** Mails each recipient what is late, by how much, and who is assigned. Staff mails are in English. */
export async function mailEscalation(
  context: MailSender,
  facts: {
    consult: CaseRow
    round: number
    step: EscalationStep
    recipients: readonly EscalationRecipient[]
  },
): Promise<void> {
  const { consult, round, step, recipients } = facts
  const { caseId, country, readerId, readerName } = consult
  const reader = readerId ? await livingAccount(context.db, readerId) : undefined
  const { supportEmail } = brandOf(context, defaultVariant)
  const address = { reader: reader?.email ?? supportEmail, office: supportEmail }
  const to = recipients.map((recipient) => address[recipient])
  const addressee = { to, variant: defaultVariant, language: 'en_us', country } as const
  await sendPortalMail(context, { ...addressee, about: { caseId } }, (texts, when) => {
    const { clock, facts: labels, footer } = texts.caseMails
    return {
      key: `deadline-${step}${roundSuffix(round)}:${caseId}`,
      values: { ...caseValues(consult), step, name: readerName ?? '' },
      subject: step === 100 ? clock.overtime : clock.subject,
      paragraphs: [readerName ? clock.read : clock.unread],
      facts: [
        caseFact(texts, consult),
        [labels.hospital, consult.hospitalName],
        [labels.due, dueValues(consult, when).due],
      ],
      action: { label: clock.action, path: paths.worklist() },
      footer,
    }
  })
}

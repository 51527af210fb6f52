import { paths } from '@systole/contract/pages'
import { variantNamed } from '@systole/domain/hospitals/variant'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../mails/send-support-mail.ts'
import { contactName } from './contact-name.ts'
import type { RegistrationRow } from './registration-store.ts'

/** Mails support a waiting application with its content. */
export async function mailArrival(context: MailSender, arrived: RegistrationRow): Promise<void> {
  const { registrationId, hospitalName, message } = arrived
  const variant = variantNamed(arrived.variant)
  await sendSupportMail(
    context,
    { variant },
    ({ registrationMails: { arrived: texts, facts } }) => ({
      key: `registration-arrived:${registrationId}`,
      values: { hospital: hospitalName },
      subject: texts.subject,
      title: texts.title,
      paragraphs: [texts.text],
      facts: [
        [facts.hospital, hospitalName],
        [texts.country, arrived.country],
        [facts.contact, contactName(arrived, 'en_us')],
        [texts.licence, arrived.licence],
        [texts.email, arrived.email],
        ...(message ? [[texts.message, message] as const] : []),
      ],
      action: { label: texts.action, path: paths.applications({ id: registrationId }) },
    }),
  )
}

import { paths } from '@systole/contract/pages'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { mailBody } from '../../mails/mail-layout.ts'
import { oneLine } from '../../mails/one-line.ts'
import { brandOf, originOf } from '../../portal-variants.ts'
import { serverTexts } from '../../server-texts.ts'
import { enqueueMail } from '../notifications/mail-store.ts'
import { contactName } from './contact-name.ts'
import type { RegistrationRow } from './registration-store.ts'

/** Notifies support of a waiting application with its content. */
export async function mailArrival(
  context: Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>,
  arrived: RegistrationRow,
): Promise<void> {
  const { registrationId, hospitalName, message } = arrived
  const { registrationMails, tag } = serverTexts('en_us')
  const { arrived: texts, facts } = registrationMails
  const variant = variantNamed(arrived.variant)
  const brand = brandOf(context, variant)
  const values = { brand: brand.name, hospital: hospitalName }
  const contact = contactName(arrived, 'en_us')
  await enqueueMail(context, {
    dedupeKey: `registration-arrived:${registrationId}`,
    variant,
    recipient: brand.supportEmail,
    subject: oneLine(fill(texts.subject, values)),
    language: tag,
    attachments: [],
    ...mailBody({
      brand,
      language: tag,
      title: fill(texts.title, values),
      paragraphs: [texts.text],
      facts: [
        [facts.hospital, hospitalName],
        [texts.country, arrived.country],
        [facts.contact, contact],
        [texts.licence, arrived.licence],
        [texts.email, arrived.email],
        ...(message ? [[texts.message, message] as const] : []),
      ],
      action: {
        label: texts.action,
        href: `${originOf(context, variant)}${paths.applications({ id: registrationId })}`,
      },
      footer: fill(texts.footer, values),
    }),
  })
}

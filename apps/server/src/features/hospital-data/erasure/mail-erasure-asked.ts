import { paths } from '@systole/contract/pages'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../../mails/send-support-mail.ts'
import { addressesOfOtherAdmins } from '../../accounts/account-name-store.ts'
import type { Erasure } from './erasure-store.ts'

/** Mails every other admin that an erasure waits for a decision. */
export async function mailErasureAsked(
  context: MailSender,
  asked: Pick<Erasure, 'erasureId' | 'hospitalId' | 'hospital' | 'reason' | 'askedBy'>,
): Promise<void> {
  const { erasureId, hospitalId, hospital, reason, askedBy } = asked
  for (const recipient of await addressesOfOtherAdmins(context.db, askedBy)) {
    const addressee = { to: { recipient, footer: 'adminFooter' }, about: { hospitalId } } as const
    await sendSupportMail(context, addressee, ({ operationsMails: { erasureAsked: texts } }) => ({
      key: `erasure-asked:${erasureId}:${recipient}`,
      values: { hospital },
      subject: `{{brand}}: ${texts.subject}`,
      title: texts.subject,
      paragraphs: [texts.text],
      facts: [
        [texts.hospital, hospital],
        [texts.reason, reason],
      ],
      action: { label: texts.open, path: paths.hospitalData({ id: hospitalId }) },
    }))
  }
}

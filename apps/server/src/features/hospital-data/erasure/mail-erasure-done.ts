import { paths } from '@systole/contract/pages'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../../mails/send-support-mail.ts'
import { addressOfAccount } from '../../accounts/account-name-store.ts'
import type { Erasure } from './erasure-store.ts'

/** Mails both admins; the mail names the hospital by its id only, because its name is erased. */
export async function mailErasureDone(
  context: MailSender,
  { erasureId, hospitalId, askedBy, decidedBy, counts }: Erasure,
): Promise<void> {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  for (const accountId of [askedBy, decidedBy]) {
    const recipient = accountId && (await addressOfAccount(context.db, accountId))
    if (!recipient) continue
    const addressee = { to: { recipient, footer: 'adminFooter' } } as const
    await sendSupportMail(context, addressee, ({ operationsMails: { erasureDone: texts } }) => ({
      key: `erasure-done:${erasureId}:${recipient}`,
      subject: `{{brand}}: ${texts.subject}`,
      title: texts.subject,
      paragraphs: [texts.text],
      facts: [
        [texts.hospital, hospitalId],
        [texts.rows, String(rows)],
      ],
      action: { label: texts.open, path: paths.hospitalData({ id: hospitalId }) },
    }))
  }
}

import { paths } from '@systole/contract/pages'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../../mails/send-support-mail.ts'
import { addressOfAccount } from '../../accounts/account-name-store.ts'
import { hospitalNamed } from './export-store.ts'
import type { HospitalExport } from './hospital-export-store.ts'

/** Mails the admin who requested the export; the link leads to the page and not to the file. */
export async function mailExportReady(
  context: MailSender,
  { exportId, hospitalId, askedBy }: HospitalExport,
  expiresAt: Date,
): Promise<void> {
  const recipient = await addressOfAccount(context.db, askedBy)
  if (!recipient) return
  const hospital = (await hospitalNamed(context.db, hospitalId)) ?? ''
  const addressee = { to: { recipient, footer: 'adminFooter' }, about: { hospitalId } } as const
  await sendSupportMail(context, addressee, ({ operationsMails: { exportReady: texts } }) => ({
    key: `export-ready:${exportId}`,
    values: { hospital },
    subject: `{{brand}}: ${texts.subject}`,
    title: texts.subject,
    paragraphs: [texts.text],
    facts: [
      [texts.hospital, hospital],
      [texts.until, expiresAt.toISOString().slice(0, 10)],
    ],
    action: { label: texts.open, path: paths.hospitalData({ id: hospitalId }) },
  }))
}

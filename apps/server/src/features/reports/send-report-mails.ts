import { variantNamed } from '@systole/domain/hospitals/variant'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import { brandOf, originOf } from '../../portal-variants.ts'
import type { HospitalRow } from '../hospitals/hospital-store.ts'
import { enqueueMail } from '../notifications/mail-queue-store.ts'
import { reportMails } from './report-mail.ts'
import type { ReportRow } from './report-store.ts'

/** Queues a report's mails: one to each of these addresses, by default to all of the hospital's. `suffixOf` makes a key new. */
export async function sendReportMails(
  context: MailSender,
  { report, hospital }: { report: ReportRow; hospital: HospitalRow },
  { to, suffixOf }: { to?: readonly string[]; suffixOf?: (recipient: string) => string } = {},
): Promise<void> {
  const variant = variantNamed(hospital.variant)
  const brand = brandOf(context, variant)
  const origin = originOf(context, variant)
  for (const mail of reportMails(report, hospital, { variant, brand, origin, ...(to && { to }) })) {
    const dedupeKey = `${mail.dedupeKey}${suffixOf?.(mail.recipient) ?? ''}`
    await enqueueMail(context, { ...mail, dedupeKey })
  }
}

import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { serverTexts } from '../../server-texts.ts'
import { addressOfAccount } from '../accounts/account-name-store.ts'
import { mailAdmin } from '../notifications/mail-support.ts'
import { hospitalNamed } from './export-store.ts'
import type { HospitalExport } from './hospital-export-store.ts'

/** Mails the admin who requested the export; the link leads to the page and not to the file. */
export async function mailExportReady(
  context: Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>,
  { exportId, hospitalId, askedBy }: HospitalExport,
  expiresAt: Date,
): Promise<void> {
  const { exportReady: texts } = serverTexts('en_us').operationsMails
  const recipient = await addressOfAccount(context.db, askedBy)
  if (!recipient) return
  const hospital = (await hospitalNamed(context.db, hospitalId)) ?? ''
  await mailAdmin(context, recipient, {
    dedupeKey: `export-ready:${exportId}`,
    hospitalId,
    subject: fill(texts.subject, { hospital }),
    text: texts.text,
    facts: [
      [texts.hospital, hospital],
      [texts.until, expiresAt.toISOString().slice(0, 10)],
    ],
    address: `${context.publicUrl()}${paths.hospitalData({ id: hospitalId })}`,
    button: texts.open,
  })
}

import type { queryUndelivered as contract } from '@systole/contract/reports/deliveries'
import { caseNumberText } from '@systole/domain/cases/case-number'
import type { CallContext } from '../../app-context.ts'
import { presentCaseId } from '../../http/present-case-id.ts'
import type { Call } from '../../http/serve.ts'
import { undeliveredMails } from './delivery-store.ts'

/** Returns bounced mails that need attention. */
export async function queryUndelivered({ db }: CallContext, _call: Call<typeof contract>) {
  const rows = await undeliveredMails(db)
  return {
    total: rows[0]?.total ?? 0,
    mails: rows.map((row) => ({
      mid: row.mailId,
      ...presentCaseId(row.caseId),
      id: caseNumberText(row.caseNumber, row.service),
      pet: row.petName,
      hospital: row.hospitalName,
      phone: row.phone,
      email: row.recipient,
      subject: row.subject,
      revision: row.revision ?? '',
      problem: row.lastError,
      bounced: row.bouncedAt,
    })),
  }
}

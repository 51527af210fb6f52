import type { openReport as contract } from '@systole/contract/reports/deliveries'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { findCase } from '../cases/case-store.ts'
import { recordCase } from '../cases/record-case.ts'
import { markReportRead } from '../notifications/notification-store.ts'
import { findReport } from '../reports/report-store.ts'
import { addOpening } from './delivery-store.ts'

/** Records that someone of the hospital opened the report, once per account and revision. */
export async function openReport(
  { db, clock, requestId }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await findCase(db, input.caseId, scope)
  const report = consult && (await findReport(db, consult.caseId, input.revision))
  if (!consult || !report) throw new AppError('caseNotFound')
  const { caseId, hospitalId } = consult
  const { revision } = report
  const { accountId } = actor
  const now = clock.now()
  await markReportRead(db, accountId, { caseId, now })
  if (await addOpening(db, { caseId, revision, accountId, openedAt: now })) {
    await recordCase(
      { db, requestId },
      {
        caseId,
        hospitalId,
        actor,
        action: 'report.opened',
        to: revision,
        at: now,
        details: { revision },
      },
    )
  }
  return {}
}

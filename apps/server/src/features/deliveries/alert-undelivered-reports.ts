import { DAY, MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { lockCase } from '../cases/case-store.ts'
import { logCaseOnly } from '../cases/record-case.ts'
import { undeliveredReports } from './delivery-store.ts'
import { mailUndeliveredReport } from './mail-undelivered-report.ts'

/** The age of an undelivered mail that triggers an alert. */
const PATIENCE = 30 * MINUTE
/** The maximum age; older reports were handled, or are from before this job. */
const LOOKS_BACK = 14 * DAY

type Context = Pick<CallContext, 'database' | 'clock' | 'jobs' | 'settings' | 'publicUrl' | 'log'>

/**
 * Alerts once for each released report of which no mail was accepted and which no one opened: support by mail, admins and
 * hospital in the portal. R5.
 */
export async function alertUndeliveredReports(context: Context): Promise<void> {
  const now = context.clock.now().getTime()
  const window = { before: new Date(now - PATIENCE), after: new Date(now - LOOKS_BACK) }
  for (const report of await undeliveredReports(context.database, window)) {
    await alarm(context, window, report)
  }
}

async function alarm(
  context: Context,
  window: { before: Date; after: Date },
  { caseId, revision, hospitalId }: { caseId: string; revision: string; hospitalId: string },
): Promise<void> {
  await context.database.transaction(async (db) => {
    await lockCase(db, caseId)
    const still = await undeliveredReports(db, window)
    if (!still.some((report) => report.caseId === caseId && report.revision === revision)) return
    context.log.error({ caseId, revision }, 'report reached nobody')
    const at = context.clock.now()
    await logCaseOnly(db, {
      caseId,
      hospitalId,
      actor: undefined,
      action: 'report.late',
      to: revision,
      at,
    })
    await mailUndeliveredReport({ ...context, db }, { caseId, revision })
  })
}

import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { unrenderedReports } from '../report-store.ts'
import { renderReportJob } from './render-report.job.ts'

/** The time allowed for a first rendering before it is requested again. */
const PATIENCE = 10 * MINUTE

/** Queues released reports without PDF or mails again, even after their own job has given up. RVIEW-5. */
export async function requeueUnrenderedReports({
  db,
  jobs,
  clock,
  log,
}: Pick<CallContext, 'db' | 'jobs' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - PATIENCE)
  for (const { caseId, revision } of await unrenderedReports(db, before)) {
    log.warn({ caseId, revision }, 'report without a PDF')
    const key = `${caseId} ${revision}`
    await jobs.enqueue(db, renderReportJob, { caseId, revision }, { key })
  }
}

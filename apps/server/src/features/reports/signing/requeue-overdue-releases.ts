import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { releaseSignedJob } from './release-signed.job.ts'
import { overdueReleases } from './signed-report-store.ts'

/** Queues overdue releases again, even after their own job has given up. */
export async function requeueOverdueReleases({
  db,
  jobs,
  clock,
  log,
}: Pick<CallContext, 'db' | 'jobs' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - MINUTE)
  for (const signed of await overdueReleases(db, before)) {
    log.warn(signed, 'signed report not released')
    const key = `${signed.caseId} ${signed.revision}`
    await jobs.enqueue(db, releaseSignedJob, signed, { key })
  }
}

import { HOUR } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { convertVideoJob } from './convert-video.job.ts'
import { sweepLocalCopies } from './local-copy.ts'
import { makePreviewsJob } from './make-previews.job.ts'
import { unmadePreviews, unreadSources } from './preview-store.ts'
import { readFactsJob } from './read-facts.job.ts'

/** The minimum age of a request before it is repeated, as a queue of many clips may need that long. */
const PATIENCE = HOUR

/**
 * Queues missing previews again, for example after the job gave up, the storage was unavailable, or for files older than the job.
 */
export async function requeueMissingPreviews(
  context: Pick<CallContext, 'db' | 'jobs' | 'clock' | 'settings'>,
): Promise<void> {
  const { db, jobs, clock } = context
  const now = clock.now()
  const before = new Date(now.getTime() - PATIENCE)
  for (const storageKey of await unreadSources(db, before))
    await jobs.enqueue(db, readFactsJob, { storageKey }, { key: storageKey })
  for (const { sourceKey, kind } of await unmadePreviews(db, before)) {
    const job = kind === 'video' ? convertVideoJob : makePreviewsJob
    await jobs.enqueue(db, job, { sourceKey }, { key: sourceKey })
  }
  await sweepLocalCopies({ ...context, now })
}

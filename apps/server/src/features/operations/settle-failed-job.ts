import type { settleFailedJob as contract } from '@systole/contract/office/operations'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { settleFailure } from './failed-job-store.ts'

/** Runs a failed job again, or dismisses it. A second admin is refused. */
export async function settleFailedJob(
  { db, clock, jobs, requestId }: CallContext,
  { input, actor }: Call<typeof contract>,
) {
  const outcome = input.action === 'retry' ? 'retried' : 'dismissed'
  const { accountId } = actor
  const settled = await settleFailure(db, input.jid, { outcome, accountId, now: clock.now() })
  if (!settled) throw new AppError('versionConflict')
  const { jobId, name, payload } = settled
  if (outcome === 'retried') await jobs.requeue(db, name, payload)
  await addAudit(
    db,
    { actor, requestId },
    { action: `job.${outcome}`, object: `job:${jobId}`, details: { name, payload } },
  )
  return {}
}

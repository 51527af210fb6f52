import type { CallContext } from '../../../app-context.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { discardBytesJob } from '../../uploads/sweeping/discard-bytes.job.ts'
import { allowErasing } from './erasure-store.ts'
import {
  blankOldInvoices,
  deleteOldReports,
  hospitalsWithOldInvoices,
} from './locked-record-store.ts'

const BATCH = 200

/** Deletes records that an erasure had to keep, after their seven years. ADR 47. */
export async function endLocked(context: CallContext): Promise<void> {
  while ((await endReports(context)) === BATCH);
  for (const hospitalId of await hospitalsWithOldInvoices(context.database, BATCH))
    await context.database.transaction(async (db) => {
      await allowErasing(db, hospitalId)
      const storageKeys = await blankOldInvoices(db, hospitalId)
      await record({ ...context, db }, `hospital:${hospitalId}`, storageKeys)
    })
}

async function endReports(context: CallContext): Promise<number> {
  return context.database.transaction(async (db) => {
    const keys = await deleteOldReports(db, BATCH)
    if (keys.length > 0)
      await record(
        { ...context, db },
        'locked-reports',
        keys.flatMap((key) => key ?? []),
      )
    return keys.length
  })
}

async function record(
  { db, jobs, requestId }: CallContext,
  object: string,
  storageKeys: string[],
): Promise<void> {
  if (storageKeys.length > 0)
    await jobs.enqueue(db, discardBytesJob, { storageKeys, uploadIds: [] })
  await addAudit(
    db,
    { actor: undefined, requestId },
    {
      action: 'records.ended',
      object,
      details: { rule: 'erased, 7 years', pdfs: storageKeys.length },
    },
  )
}

import type { CallContext } from '../../../app-context.ts'
import type { Db } from '../../../db/database.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { discardBytesJob } from '../../uploads/sweeping/discard-bytes.job.ts'
import { exportsOf } from '../export/hospital-export-store.ts'
import { removeExport } from '../export/make-export.ts'
import type { ErasedRow, ErasureStep } from './erasure-step-store.ts'
import { ERASURE_STEPS } from './erasure-steps-store.ts'
import { allowErasing, changeErasure, type Erasure, lockErasure } from './erasure-store.ts'
import { mailErasureDone } from './mail-erasure-done.ts'

const BATCH = 500

/**
 * Erases the personal data of a hospital, one transaction per batch. Each batch searches for remaining rows, so that a killed run
 * or a parallel one does no harm. ADR 47.
 */
export async function eraseHospital(
  context: CallContext,
  { erasureId }: { erasureId: string },
): Promise<void> {
  const isOpen = await inBatch(context, erasureId, (db, { hospitalId }) =>
    removeExports({ ...context, db }, hospitalId),
  )
  if (!isOpen) return
  for (const step of ERASURE_STEPS) while (await eraseBatch(context, erasureId, step));
  await inBatch(context, erasureId, (db, erasure) => finish({ ...context, db }, erasure))
}

/** Runs under the lock of a running erasure; returns false if it is not running. */
async function inBatch(
  { database }: CallContext,
  erasureId: string,
  run: (db: Db, erasure: Erasure) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (db) => {
    const erasure = await lockErasure(db, erasureId)
    if (erasure?.state !== 'running') return false
    await allowErasing(db, erasure.hospitalId)
    await run(db, erasure)
    return true
  })
}

/** Returns true while this step may have more rows. */
async function eraseBatch(
  context: CallContext,
  erasureId: string,
  { name, run }: ErasureStep,
): Promise<boolean> {
  let erased = 0
  await inBatch(context, erasureId, async (db, { hospitalId, counts }) => {
    const rows = await run(db, hospitalId, BATCH)
    erased = rows.length
    if (erased === 0) return
    await discard({ ...context, db }, rows)
    await changeErasure(db, erasureId, {
      counts: { ...counts, [name]: (counts[name] ?? 0) + erased },
    })
  })
  return erased > 0
}

/** Rows before bytes: the job that removes them is queued in the same transaction. */
async function discard(
  { db, jobs }: Pick<CallContext, 'db' | 'jobs'>,
  rows: readonly ErasedRow[],
): Promise<void> {
  const storageKeys = rows.flatMap(({ key }) => key ?? [])
  const uploadIds = rows.flatMap(({ upload }) => upload ?? [])
  if (storageKeys.length > 0) await jobs.enqueue(db, discardBytesJob, { storageKeys, uploadIds })
}

async function removeExports(context: CallContext, hospitalId: string): Promise<void> {
  for (const made of await exportsOf(context.db, hospitalId)) await removeExport(context, made)
}

async function finish(context: CallContext, erasure: Erasure): Promise<void> {
  const { db, clock, requestId } = context
  const { erasureId, hospitalId, counts, askedBy, decidedBy } = erasure
  await changeErasure(db, erasureId, { state: 'done', finishedAt: clock.now() })
  await addAudit(
    db,
    { actor: undefined, requestId },
    {
      action: 'hospital.erased',
      object: `hospital:${hospitalId}`,
      details: { erasureId, askedBy, approvedBy: decidedBy, counts },
    },
  )
  await mailErasureDone(context, erasure)
}

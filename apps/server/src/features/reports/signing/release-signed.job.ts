import { z } from 'zod'
import type { CallContext } from '../../../app-context.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { findCaseForChange } from '../../cases/case-store.ts'
import { refuseWriter } from '../drafting/refuse-writer.ts'
import { releaseReport, signerOf } from './release-report.ts'
import { deleteSigned, findSigned, type SignedReport } from './signed-report-store.ts'

/** Queued by a signature in its transaction, for the time of the release. */
export const releaseSignedJob = defineJob({
  name: 'release-signed',
  payload: z.object({ caseId: z.string(), revision: z.string() }),
  run: releaseSigned,
})

/**
 * Releases a signed report once its time has come. The case is locked and the signature deleted in the same transaction, so that
 * repeated runs and crashes give exactly one revision, or none after an undo.
 */
export async function releaseSigned(
  context: CallContext,
  { caseId, revision }: { caseId: string; revision: string },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    const consult = await findCaseForChange(tx, caseId, { reach: 'all' })
    const signed = await findSigned(tx, caseId)
    if (!consult || signed?.revision !== revision) return
    if (context.clock.now() < signed.releaseAt) return later(inside, signed)
    await deleteSigned(tx, signed)
    if (await refuseWriter(inside, consult, signed)) await drop(inside, signed)
    else await releaseReport(inside, consult, signed)
  })
}

/** Queues the job again, because the worker's clock is ahead of the database's. */
function later({ db, jobs }: CallContext, { caseId, revision, releaseAt }: SignedReport) {
  return jobs.enqueue(db, releaseSignedJob, { caseId, revision }, { startAfter: releaseAt })
}

/** Discards a signed report whose case was released, rejected or reassigned in the meantime. */
async function drop(
  { db, log, requestId }: CallContext,
  { caseId, revision, signerId }: SignedReport,
) {
  log.warn({ caseId, revision }, 'signed report dropped: the case is with its signer no more')
  await addAudit(
    db,
    { actor: signerOf(signerId), requestId },
    { action: 'report.dropped', object: `case:${caseId}`, details: { revision } },
  )
}

import { z } from 'zod'
import type { CallContext } from '../../../app-context.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { addAudit } from '../../audit/audit-store.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { findCaseForChange } from '../../cases/case-store.ts'
import { refuseWriter } from '../drafting/refuse-writer.ts'
import { releaseReport, signingDoer } from './release-report.ts'
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
export async function releaseSigned(context: CallContext, signature: Signature): Promise<void> {
  await context.database.transaction((tx) => releaseInside({ ...context, db: tx }, signature))
}

type Signature = { caseId: string; revision: string }

/** Releases a signed report in the transaction of the caller. */
export async function releaseInside(
  inside: CallContext,
  { caseId, revision }: Signature,
): Promise<void> {
  const consult = await findCaseForChange(inside.db, caseId, { reach: 'all' })
  const signed = await findSigned(inside.db, caseId)
  if (!consult || signed?.revision !== revision) return
  if (inside.clock.now() < signed.releaseAt) return later(inside, signed)
  await deleteSigned(inside.db, signed)
  if (await refuseSigned(inside, consult, signed)) await drop(inside, signed)
  else await releaseReport(inside, consult, signed)
}

/** Returns why a signed report may not be released, if its case went on without it. */
async function refuseSigned(
  inside: CallContext,
  consult: CaseRow,
  signed: SignedReport,
): Promise<'wrongStatus' | 'notHolder' | undefined> {
  if (!signed.ecgStep) return refuseWriter(inside, consult, signed)
  // a correction is released from the status in which it was signed, any other report after its step
  const expected = signed.ecgStep.from === 'done' ? 'done' : 'review_done'
  return consult.status === expected ? undefined : 'wrongStatus'
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
    { actor: signingDoer(signerId), requestId },
    { action: 'report.dropped', object: `case:${caseId}`, details: { revision } },
  )
}

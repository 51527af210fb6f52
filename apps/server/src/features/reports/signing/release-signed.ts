import { createHash } from 'node:crypto'
import { nextStatus } from '@systole/domain/cases/case-status'
import { canonicalJson } from '@systole/report/canonical-json'
import type { z } from 'zod'
import type { CallContext } from '../../../app-context.ts'
import type { Doer } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { addCaseEvent } from '../../cases/case-event-store.ts'
import { changeCase, findCaseForChange } from '../../cases/case-store.ts'
import { withdrawOpenEnquiry } from '../../enquiries/withdraw-open-enquiry.ts'
import { refuseWriter } from '../drafting/refuse-writer.ts'
import { renderReportJob } from '../pdf/render-report.job.ts'
import type { Consult } from '../report-source.ts'
import { endCorrection, insertReport } from '../report-store.ts'
import { releaseSignedJob } from './release-signed.job.ts'
import { deleteSigned, findSigned, type SignedReport } from './signed-report-store.ts'

type Payload = z.output<typeof releaseSignedJob.payload>

/**
 * Releases a signed report once its time has come. The case is locked and the signature deleted in the same transaction, so that
 * repeated runs and crashes give exactly one revision, or none after an undo.
 */
export async function releaseSigned(
  context: CallContext,
  { caseId, revision }: Payload,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    const consult = await findCaseForChange(tx, caseId, { reach: 'all' })
    const signed = await findSigned(tx, caseId)
    if (!consult || signed?.revision !== revision) return
    if (context.clock.now() < signed.releaseAt) return later(inside, signed)
    await deleteSigned(tx, signed)
    if (await refuseWriter(inside, consult, signed)) await drop(inside, signed)
    else await release(inside, consult, signed)
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

/**
 * Freezes the report, closes the case and queues the PDF and the mails, all in the caller's transaction under the lock of the
 * case. STAFF-4, SPEC 19.
 */
export async function release(
  context: CallContext,
  consult: Consult,
  signed: SignedReport,
): Promise<void> {
  const { db, jobs, clock } = context
  const { caseId, revision, kind, model, signerId } = signed
  const actor = signerOf(signerId)
  const now = clock.now()
  await withdrawOpenEnquiry(context, consult, actor)
  await insertReport(db, {
    caseId,
    revision,
    hospitalId: consult.hospitalId,
    language: model.language,
    model,
    modelSha256: createHash('sha256').update(canonicalJson(model)).digest('hex'),
    authorId: signerId,
    kind,
    reason: model.reason,
    releasedAt: now,
  })
  await endCorrection(db, caseId)
  await jobs.enqueue(db, renderReportJob, { caseId, revision })
  await close(context, consult, { actor, signed, now })
}

async function close(
  { db, requestId }: CallContext,
  { caseId, hospitalId, status }: Consult,
  { actor, signed, now }: { actor: Doer; signed: SignedReport; now: Date },
): Promise<void> {
  const { revision, kind, model, shownBy } = signed
  const closed = nextStatus(status, kind === 'report' ? 'release' : 'revise', actor.userType)
  if (typeof closed !== 'string') throw new AppError(closed.refusal)
  // an addendum is not a new delivery: the period for clinic questions continues
  await changeCase(
    db,
    caseId,
    {
      status: closed,
      result: model.quality,
      ...(kind !== 'addendum' && { closedAt: now }),
    },
    now,
  )
  await addCaseEvent(db, {
    caseId,
    hospitalId,
    actor,
    action: 'report.released',
    from: status,
    to: closed,
    note: model.reason,
    at: now,
  })
  const details = { revision, kind, shownBy }
  await addAudit(
    db,
    { actor, requestId },
    { action: 'report.released', object: `case:${caseId}`, details },
  )
}

function signerOf(accountId: string): Doer {
  return { accountId, userType: 'cardiologist', hospitalId: null }
}

import { createHash } from 'node:crypto'
import type { addReviewData as contract } from '@systole/contract/reports'
import { nextStatus } from '@systole/domain/cases/case-status'
import { refuseDraft } from '@systole/domain/reports/refuse-draft'
import { releaseBlockers } from '@systole/domain/reports/refuse-release'
import { nextRevision } from '@systole/domain/reports/revision'
import { toStamp } from '@systole/domain/time/stamp'
import { buildReport } from '@systole/report/build-report'
import { canonicalJson } from '@systole/report/canonical-json'
import type { ReportModel } from '@systole/report/model'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { addCaseEvent } from '../cases/case-event-store.ts'
import { changeCase } from '../cases/case-store.ts'
import { notWritten } from '../claims/not-written.ts'
import { withdrawOpenEnquiry } from '../enquiries/withdraw-open-enquiry.ts'
import { freezeLogo } from '../hospitals/logo-store.ts'
import { renderReportJob } from './render-report.job.ts'
import { type Consult, reportSource } from './report-source.ts'
import { type DraftRow, findDraft, findReport, insertReport } from './report-store.ts'

/**
 * Freezes the report, closes the case and asks for the PDF and the e-mails, all in one transaction.
 * The case is locked, so of two releases one does it and the other is told what it did. STAFF-4, decision 19.
 */
export async function releaseReport(
  context: CallContext,
  { input, actor }: Call<typeof contract>,
  consult: Consult,
) {
  const draft = await findDraft(context.db, consult.caseId)
  const before = await releasedBefore(context, consult, actor.accountId)
  const isRepeated = before !== undefined && draft?.version === input.data.version
  if (draft && isRepeated) return reply(draft, before)

  const refusal = refuseDraft(consult, actor.accountId)
  if (refusal) throw notWritten(refusal, consult)
  if (!draft || draft.version !== input.data.version) throw new AppError('versionConflict')
  refuseUnfinished(consult, draft)
  const reason = input.data.reason ?? ''
  if (consult.lastRevision !== null && reason.trim() === '') throw new AppError('reasonRequired')

  const now = context.clock.now()
  const revision = nextRevision(now, consult.lastRevision ?? undefined)
  const source = await reportSource(context, consult, {
    draft: draft.draft,
    signerId: actor.accountId,
    logo: await freezeLogo(context.db, consult.hospitalId),
  })
  if (!source) throw new AppError('wrongStatus')
  const model = buildReport(source, { revision, reason })
  await withdrawOpenEnquiry(context, consult, actor)
  await freeze(context, consult, { model, authorId: actor.accountId, now })
  await close(context, consult, { actor, revision, reason, now })
  return reply(draft, revision)
}

/** The revision this account has released, when the case is closed with it. */
async function releasedBefore(
  { db }: CallContext,
  { caseId, status }: Consult,
  accountId: string,
): Promise<string | undefined> {
  const newest = status === 'close' ? await findReport(db, caseId) : undefined
  return newest?.authorId === accountId ? newest.revision : undefined
}

function refuseUnfinished({ questionSession }: Consult, { draft }: DraftRow): void {
  const asked = questionSession?.question_session.map(({ type }) => type) ?? []
  const blockers = releaseBlockers(asked, draft)
  if (blockers.length === 0) return
  throw new AppError('invalidParameter', {
    message: 'The report is not complete.',
    data: { blockers },
  })
}

async function freeze(
  { db, jobs }: CallContext,
  { caseId, hospitalId }: Consult,
  { model, authorId, now }: { model: ReportModel; authorId: string; now: Date },
): Promise<void> {
  const { revision, language, reason } = model
  const modelSha256 = createHash('sha256').update(canonicalJson(model)).digest('hex')
  await insertReport(db, {
    caseId,
    revision,
    hospitalId,
    language,
    model,
    modelSha256,
    authorId,
    reason,
    releasedAt: now,
  })
  await jobs.enqueue(db, renderReportJob, { caseId, revision })
}

async function close(
  { db, requestId }: CallContext,
  { caseId, hospitalId, status }: Consult,
  release: { actor: Call<typeof contract>['actor']; revision: string; reason: string; now: Date },
): Promise<void> {
  const { actor, revision, reason, now } = release
  const closed = nextStatus(status, 'release', actor.userType)
  if (typeof closed !== 'string') throw new AppError(closed.refusal)
  await changeCase(db, caseId, { status: closed, closedAt: now }, now)
  await addCaseEvent(db, {
    caseId,
    hospitalId,
    actor,
    action: 'report.released',
    from: status,
    to: closed,
    note: reason,
    at: now,
  })
  await addAudit(
    db,
    { actor, requestId },
    { action: 'report.released', object: `case:${caseId}`, details: { revision } },
  )
}

function reply(draft: DraftRow, revision: string) {
  return { version: draft.version, saved: toStamp(draft.savedAt), revision }
}

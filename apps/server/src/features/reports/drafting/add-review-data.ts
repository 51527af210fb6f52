import type { addReviewData as contract } from '@systole/contract/reports/reports'
import type { CallContext } from '../../../app-context.ts'
import { requireAccess } from '../../../http/access/require-access.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { requireCaseForChange } from '../../cases/require-case.ts'
import { renewLease } from '../../claims/claim-store.ts'
import { notAssignedError } from '../../claims/not-assigned-error.ts'
import type { Consult } from '../report-source.ts'
import { saveReportDraft } from '../report-store.ts'
import { signReport } from '../signing/sign-report.ts'
import { findSigned } from '../signing/signed-report-store.ts'
import { type EcgReviewCalls, isEcgCase } from './ecg-review-calls.ts'
import { refuseWriter } from './refuse-writer.ts'

/** Saves the draft, or signs and releases the last saved one. Only the assignee may do either. STAFF-4. */
export async function addReviewData(
  context: CallContext,
  call: Call<typeof contract>,
  { save }: EcgReviewCalls,
) {
  const consult = await requireCaseForChange(context.db, call.input.caseId, call.scope)
  if (isEcgCase(consult)) return save(context, call, consult)
  requireAccess(call.actor, 'writeReport')
  return call.input.type === 'session_release_report'
    ? signReport(context, call, consult)
    : keepDraft(context, call, consult)
}

async function keepDraft(
  context: CallContext,
  { input, actor }: Call<typeof contract>,
  consult: Consult,
) {
  const { draft, version: typedOn } = input.data
  if (input.type !== 'session_review_report') throw new AppError('wrongStatus')
  if (!draft) throw fieldRefusal('data.draft', 'is missing')
  const refusal = await refuseWriter(context, consult, {
    kind: 'report',
    signerId: actor.accountId,
  })
  if (refusal) throw notAssignedError(refusal, consult)
  if (await findSigned(context.db, consult.caseId)) throw new AppError('releasePending')

  const savedAt = context.clock.now()
  const written = { draft, version: typedOn, savedBy: actor.accountId, savedAt }
  const version = await saveReportDraft(context.db, consult.caseId, written)
  if (version === undefined) throw new AppError('versionConflict')
  await renewLease(context.db, {
    caseId: consult.caseId,
    accountId: actor.accountId,
    now: savedAt,
  })
  const revision = consult.lastRevision ?? ''
  return { version, saved: savedAt, revision, release_at: null, release_in_ms: 0 }
}

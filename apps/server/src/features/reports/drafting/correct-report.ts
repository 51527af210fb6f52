import type {
  cancelCorrection as cancelContract,
  startCorrection as startContract,
} from '@systole/contract/reports/reports'
import { refuseAmend } from '@systole/domain/reports/refuse-draft'
import { draftOfReport } from '@systole/report/draft-of-report'
import type { ReportModel } from '@systole/report/model'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { requireCaseForChange } from '../../cases/require-case.ts'
import type { Consult } from '../report-source.ts'
import { findReport, findReportDraft, writeCorrection } from '../report-store.ts'
import { findSigned } from '../signing/signed-report-store.ts'
import { type EcgReviewCalls, isEcgCase } from './ecg-review-calls.ts'

/** Opens a draft of the released report for its author. The vet still sees the released one. */
export async function startCorrection(
  context: CallContext,
  call: Call<typeof startContract>,
  ecg: Pick<EcgReviewCalls, 'startCorrection'>,
) {
  const consult = await requireCaseForChange(context.db, call.input.caseId, call.scope)
  if (isEcgCase(consult)) return ecg.startCorrection(context, call, consult)
  const { caseId, newest } = await ownReleased(context, call, consult)
  const draft = await findReportDraft(context.db, caseId)
  if (draft && draft.corrects !== null) return { version: draft.version }
  const version = await writeDraft(context, call, { caseId, newest, corrects: newest.revision })
  await audit(context, call, 'report.correctionStarted')
  return { version }
}

/** Resets the draft to the released report. */
export async function cancelCorrection(
  context: CallContext,
  call: Call<typeof cancelContract>,
  ecg: Pick<EcgReviewCalls, 'cancelCorrection'>,
) {
  const consult = await requireCaseForChange(context.db, call.input.caseId, call.scope)
  if (isEcgCase(consult)) return ecg.cancelCorrection(context, call, consult)
  const { caseId, newest } = await ownReleased(context, call, consult)
  const draft = await findReportDraft(context.db, caseId)
  if (!draft || draft.corrects === null) return {}
  await writeDraft(context, call, { caseId, newest, corrects: null })
  await audit(context, call, 'report.correctionCancelled')
  return {}
}

type OwnCall = Pick<Call<typeof startContract>, 'input' | 'actor'>

async function ownReleased({ db }: CallContext, { actor }: OwnCall, { caseId, status }: Consult) {
  const newest = await findReport(db, caseId)
  const owned = { status, readerId: newest?.authorId ?? null }
  const refusal = refuseAmend(owned, actor.accountId)
  if (refusal || !newest) throw new AppError('wrongStatus')
  const { model } = newest
  if (model.format !== 1) throw new AppError('wrongStatus') // an ECG is corrected in its review
  if (await findSigned(db, caseId)) throw new AppError('releasePending')
  return { caseId, newest: { ...newest, model } }
}

function writeDraft(
  { db, clock }: CallContext,
  { actor }: OwnCall,
  what: {
    caseId: string
    newest: { model: ReportModel }
    corrects: string | null
  },
): Promise<number> {
  const { caseId, newest, corrects } = what
  return writeCorrection(db, caseId, {
    draft: draftOfReport(newest.model),
    corrects,
    savedBy: actor.accountId,
    savedAt: clock.now(),
  })
}

function audit({ db, requestId }: CallContext, { actor, input }: OwnCall, action: string) {
  return addAudit(db, { actor, requestId }, { action, object: `case:${input.caseId}` })
}

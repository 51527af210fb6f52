import { fullName } from '@systole/domain/accounts/full-name'
import type { MeasuredTexts } from '@systole/domain/reports/chips'
import { goneMeasurements } from '@systole/domain/reports/gone-measurements'
import { type ReleaseBlocker, releaseBlockers } from '@systole/domain/reports/refuse-release'
import { nextRevision } from '@systole/domain/reports/revision'
import { SECOND } from '@systole/domain/time/durations'
import { type FileBlocker, unexplainedFiles } from '@systole/domain/uploads/patients/file-belonging'
import { addAddendum } from '@systole/report/add-addendum'
import type { AnyReport } from '@systole/report/any-report'
import { buildReport } from '@systole/report/build-report'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { meansIn } from '../../accounts/sign-in/require-proof.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { notAssignedError } from '../../claims/not-assigned-error.ts'
import { freezeLogo } from '../../hospitals/logo/logo-store.ts'
import { measuredTexts } from '../../measurements/measurement-store.ts'
import { refuseWriter } from '../drafting/refuse-writer.ts'
import { filesOfOtherPatients } from '../files/file-patient-store.ts'
import { type Consult, reportSource } from '../report-source.ts'
import { findReport, findReportDraft, findSigner, type ReportDraftRow } from '../report-store.ts'
import {
  findPreviousSignature,
  type PreviousSignature,
  type SigningCall,
} from './find-previous-signature.ts'
import { releaseReport } from './release-report.ts'
import { releaseSignedJob } from './release-signed.job.ts'
import { findSigned, insertSigned, type SignedReport } from './signed-report-store.ts'

/**
 * Signs the saved draft or an addendum: the model is frozen as previewed, and released after the time for undoing. The case is
 * locked, so of two signatures one is accepted and the other gets its result. STAFF-4.
 */
export async function signReport(context: CallContext, call: SigningCall, consult: Consult) {
  const previous = await findPreviousSignature(context, call, consult)
  if (previous) return reply(context, previous)
  const prepared = await prepareSignature(context, call, consult)
  const now = context.clock.now()
  const revision = nextRevision(now, consult.lastRevision ?? undefined)
  const undoFor = context.settings.RELEASE_UNDO_SECONDS * SECOND
  const signed: SignedReport = {
    caseId: consult.caseId,
    revision,
    kind: prepared.kind,
    draftVersion: call.input.data.version,
    model: await modelOf(context, call, consult, { ...prepared, revision }),
    signerId: call.actor.accountId,
    shownBy: call.input.proof ? meansIn(call.input.proof) : 'password',
    signedAt: now,
    releaseAt: new Date(now.getTime() + undoFor),
    ecgStep: null,
  }
  if (undoFor === 0) await releaseReport(context, consult, signed)
  else await schedule(context, call, signed)
  return reply(context, { ...signed, savedAt: prepared.draft?.savedAt ?? now })
}

/** Checks all conditions of a signature, before the proof of identity is requested and again afterwards. */
export async function prepareSignature(
  context: CallContext,
  { input, actor }: SigningCall,
  consult: Consult,
): Promise<{ kind: SignedReport['kind']; draft?: ReportDraftRow; before?: AnyReport | undefined }> {
  const { addendum, version, reason = '' } = input.data
  const kind = kindOf(consult, addendum)
  if (await findSigned(context.db, consult.caseId)) throw new AppError('releasePending')
  const refusal = await refuseWriter(context, consult, { kind, signerId: actor.accountId })
  if (refusal) throw notAssignedError(refusal, consult)
  if (kind !== 'report' && reason.trim() === '') throw new AppError('reasonRequired')
  const before =
    kind === 'report' ? undefined : (await findReport(context.db, consult.caseId))?.model
  if (kind === 'addendum') return { kind, before }
  const draft = await findReportDraft(context.db, consult.caseId)
  if (!draft || draft.version !== version) throw new AppError('versionConflict')
  const measured = await measuredTexts(context.db, consult.caseId)
  const others = await filesOfOtherPatients(context.db, consult)
  refuseUnfinished([...unfinished(consult, draft, measured), ...unexplainedFiles(others)])
  return { kind, draft, before }
}

function kindOf({ lastRevision }: Consult, addendum: string | undefined): SignedReport['kind'] {
  if (addendum !== undefined) return 'addendum'
  return lastRevision === null ? 'report' : 'correction'
}

function unfinished(
  { questionSession }: Consult,
  { draft }: ReportDraftRow,
  measured: MeasuredTexts,
): ReleaseBlocker[] {
  const asked = questionSession?.question_session.map(({ type }) => type) ?? []
  return [...releaseBlockers(asked, draft), ...goneMeasurements(asked, draft, measured)]
}

function refuseUnfinished(blockers: readonly (ReleaseBlocker | FileBlocker)[]): void {
  if (blockers.length === 0) return
  throw new AppError('invalidParameter', {
    message: 'The report is not complete.',
    data: { blockers },
  })
}

async function modelOf(
  context: CallContext,
  { input, actor }: SigningCall,
  consult: Consult,
  what: { revision: string; draft?: ReportDraftRow; before?: AnyReport | undefined },
): Promise<AnyReport> {
  const { revision, draft, before } = what
  const { addendum = '', reason = '' } = input.data
  if (!draft) {
    const signer = before && (await findSigner(context.db, actor.accountId))
    if (!signer) throw new AppError('wrongStatus')
    const { firstName, lastName, title, licence } = signer
    const name = fullName({ first: firstName, last: lastName })
    return addAddendum(before, {
      text: addendum,
      reason,
      revision,
      signer: { name, title, licence },
    })
  }
  const source = await reportSource(context, consult, {
    draft: draft.draft,
    signerId: actor.accountId,
    logo: await freezeLogo(context.db, consult.hospitalId),
  })
  if (!source) throw new AppError('wrongStatus')
  return buildReport(source, { revision, reason, before })
}

async function schedule(
  { db, jobs, requestId }: CallContext,
  { actor }: SigningCall,
  signed: SignedReport,
): Promise<void> {
  const { caseId, revision, kind, shownBy, releaseAt } = signed
  await insertSigned(db, signed)
  await jobs.enqueue(db, releaseSignedJob, { caseId, revision }, { startAfter: releaseAt })
  await addAudit(
    db,
    { actor, requestId },
    { action: 'report.signed', object: `case:${caseId}`, details: { revision, kind, shownBy } },
  )
}

function reply(
  { clock }: CallContext,
  { draftVersion, revision, savedAt, releaseAt }: PreviousSignature,
) {
  return {
    version: draftVersion,
    saved: savedAt,
    revision,
    release_at: releaseAt,
    release_in_ms: Math.max(0, releaseAt.getTime() - clock.now().getTime()),
  }
}

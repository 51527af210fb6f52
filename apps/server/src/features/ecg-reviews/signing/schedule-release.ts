import type { ProofMeans } from '@systole/domain/accounts/proof-means'
import type { EcgAction } from '@systole/domain/ecg-cases/ecg-action'
import { nextRevision } from '@systole/domain/reports/revision'
import { SECOND } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import type { SignedEcgStep } from '../../../db/schema/reports.ts'
import type { Actor } from '../../../http/actor.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { reassignCase } from '../../claims/reassign-case.ts'
import { listRepeats } from '../../repeats/repeat-store.ts'
import { findReport } from '../../reports/report-store.ts'
import { releaseInside, releaseSignedJob } from '../../reports/signing/release-signed.job.ts'
import { insertSigned, type SignedReport } from '../../reports/signing/signed-report-store.ts'
import type { EcgCase } from '../ecg-case.ts'
import { type EcgReportOf, ecgReportModel } from '../report/ecg-report-model.ts'
import { type ReviewRow, submittedReviews } from '../review-store.ts'
import { signatureReply } from './signature-reply.ts'

export type SignedStep = {
  action: Extract<
    EcgAction,
    'finishFirst' | 'finishSecond' | 'normalReport' | 'revise' | 'declineSecond' | 'askSecond'
  >
  actor: Actor
  /** The signer, if it is not the actor: the first reviewer, whose review is released after a declined request. */
  signerId?: string
  shownBy: ProofMeans
  ecgStep: SignedEcgStep
  review: Pick<ReviewRow, 'document' | 'patchRevision' | 'version'>
  draftVersion: number
  reason: string
}

/** Freezes the report of a signed review, takes its step and queues the release for the end of the time for undoing. */
export async function scheduleRelease(context: CallContext, consult: EcgCase, step: SignedStep) {
  const { clock, settings } = context
  const signed = await signedReportOf(context, consult, step)
  const status = await takeSignedStep(context, consult, { step, revision: signed.revision })
  await insertSigned(context.db, signed)
  if (settings.RELEASE_UNDO_SECONDS === 0) await releaseInside(context, signed)
  else await queue(context, step.actor, signed)
  const { draftVersion: version, revision, releaseAt } = signed
  const isReleased = settings.RELEASE_UNDO_SECONDS === 0
  return signatureReply(context, {
    ...{ version, revision, releaseAt, savedAt: clock.now() },
    status: isReleased ? 'done' : status,
  })
}

async function signedReportOf(
  context: CallContext,
  consult: EcgCase,
  { action, actor, signerId = actor.accountId, shownBy, ecgStep, review, ...step }: SignedStep,
): Promise<SignedReport> {
  const { db, clock, settings } = context
  const { caseId, lastRevision } = consult
  const now = clock.now()
  const revision = nextRevision(now, lastRevision ?? undefined)
  const before = lastRevision === null ? undefined : (await findReport(db, caseId))?.model
  const reason = lastRevision === null ? '' : step.reason || (await repeatReason(context, caseId))
  const signers = await signersOf(context, consult, { action, signerId })
  const model = await ecgReportModel(context, consult, {
    ...{ review, signers, revision, reason, before },
  })
  return {
    ...{ caseId, revision, model, signerId, shownBy, ecgStep },
    kind: lastRevision === null ? 'report' : 'correction',
    draftVersion: step.draftVersion,
    signedAt: now,
    releaseAt: new Date(now.getTime() + settings.RELEASE_UNDO_SECONDS * SECOND),
  }
}

/** Returns all who sign, the signer of this release last. A second signature is beside the first. */
async function signersOf(
  { db }: CallContext,
  { caseId }: EcgCase,
  { action, signerId }: Pick<SignedStep, 'action'> & { signerId: string },
): Promise<EcgReportOf['signers']> {
  const own = { accountId: signerId, signedAt: null }
  if (action === 'normalReport') return [{ ...own, as: 'normal' }]
  if (action !== 'finishSecond') return [{ ...own, as: 'first' }]
  const first = (await submittedReviews(db, caseId)).findLast(({ round }) => round === 'first')
  return [
    ...(first
      ? [{ as: 'first' as const, accountId: first.reviewerId, signedAt: first.closedAt }]
      : []),
    { ...own, as: 'second' },
  ]
}

/** Returns why the clinic asked for the report to be done again, which is the reason of its next revision. */
async function repeatReason({ db }: CallContext, caseId: string): Promise<string> {
  const accepted = (await listRepeats(db, caseId)).filter(({ decision }) => decision === 'accepted')
  return accepted.at(-1)?.reason ?? ''
}

/** Takes the step of a signature. A correction takes its own at the release. */
async function takeSignedStep(
  context: CallContext,
  consult: EcgCase,
  { step, revision }: { step: SignedStep; revision: string },
) {
  const { action, actor, shownBy } = step
  // a declined request was stepped by the call that declined it
  if (action === 'revise' || action === 'declineSecond') return consult.status
  const { readerId } = consult
  const holder = { accountId: readerId ?? actor.accountId, leaseUntil: null }
  const details = { revision, shownBy }
  return reassignCase(context, consult, { action, actor, holder, details })
}

async function queue(
  { db, jobs, requestId }: CallContext,
  actor: Actor,
  { caseId, revision, kind, shownBy, releaseAt }: SignedReport,
): Promise<void> {
  await jobs.enqueue(db, releaseSignedJob, { caseId, revision }, { startAfter: releaseAt })
  const details = { revision, kind, shownBy }
  await addAudit(
    db,
    { actor, requestId },
    { action: 'report.signed', object: `case:${caseId}`, details },
  )
}

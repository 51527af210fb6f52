import { createHash } from 'node:crypto'
import { nextStatus } from '@systole/domain/cases/case-steps'
import { canonicalJson } from '@systole/report/canonical-json'
import type { CallContext } from '../../../app-context.ts'
import type { Doer } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { changeCase, endPromise } from '../../cases/case-store.ts'
import { recordCase } from '../../cases/record-case.ts'
import { withdrawOpenEnquiry } from '../../enquiries/withdraw-open-enquiry.ts'
import { freezeModel } from '../frozen-model.ts'
import { renderReportJob } from '../pdf/render-report.job.ts'
import type { Consult } from '../report-source.ts'
import { endCorrection, insertReport, userTypeOf } from '../report-store.ts'
import { completeEcgStep } from './complete-ecg-step.ts'
import type { SignedReport } from './signed-report-store.ts'

/**
 * Freezes the report, closes the case and queues the PDF and the mails, all in the caller's transaction under the lock of the
 * case. STAFF-4, SPEC 19.
 */
export async function releaseReport(
  context: CallContext,
  consult: Consult,
  signed: SignedReport,
): Promise<void> {
  const { db, jobs, clock } = context
  const { caseId, revision, kind, model, signerId, shownBy } = signed
  const actor = await doerOf(context, consult, signed)
  const now = clock.now()
  const frozen = freezeModel(model)
  await withdrawOpenEnquiry(context, consult, actor ?? signingDoer(signerId))
  await insertReport(db, {
    caseId,
    revision,
    hospitalId: consult.hospitalId,
    language: model.language,
    model: frozen,
    modelSha256: createHash('sha256').update(canonicalJson(frozen)).digest('hex'),
    authorId: signerId,
    kind,
    reason: model.reason,
    shownBy,
    releasedAt: now,
  })
  await endCorrection(db, caseId)
  if (signed.ecgStep) await completeEcgStep(context, signed, signed.ecgStep)
  await jobs.enqueue(db, renderReportJob, { caseId, revision })
  await close(context, consult, { actor, signed, now })
}

async function close(
  { db, requestId }: CallContext,
  consult: Consult,
  { actor, signed, now }: { actor: Doer | undefined; signed: SignedReport; now: Date },
): Promise<void> {
  const { caseId, hospitalId, status } = consult
  const { revision, kind, model, shownBy } = signed
  const closed = nextStatus(consult, releaseAction(consult, signed), actor?.userType ?? 'system')
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
  await endPromise(db, caseId, now)
  const details = { revision, kind, shownBy }
  await recordCase(
    { db, requestId },
    {
      caseId,
      hospitalId,
      actor,
      action: 'report.released',
      from: status,
      to: closed,
      note: model.reason,
      at: now,
      details,
    },
  )
}

/** Returns the step of a release: of an ECG case by its status, of an eConsult by the kind of the revision. */
function releaseAction({ status }: Consult, { ecgStep, kind }: SignedReport): string {
  if (ecgStep) return status === 'done' ? 'revise' : 'release'
  return kind === 'report' ? 'release' : 'revise'
}

/** Returns the actor of a release: the signer, or the portal, which releases an ECG after its step. */
async function doerOf(
  { db }: CallContext,
  { status }: Consult,
  { ecgStep, signerId }: SignedReport,
): Promise<Doer | undefined> {
  if (!ecgStep) return signingDoer(signerId)
  if (status !== 'done') return undefined
  const userType = await userTypeOf(db, signerId)
  return userType && { accountId: signerId, userType, hospitalId: null }
}

/** Returns the signer as the actor of log and audit entries. */
export function signingDoer(accountId: string): Doer {
  return { accountId, userType: 'cardiologist', hospitalId: null }
}

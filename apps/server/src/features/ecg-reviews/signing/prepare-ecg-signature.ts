import type { addReviewData as contract } from '@systole/contract/reports/reports'
import { canIn } from '@systole/domain/access/can-in'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { DueReviews } from '@systole/domain/ecg-reviews/review-rounds'
import { stampSources } from '@systole/domain/ecg-reviews/review-sources'
import { type Signing, signingOf } from '@systole/domain/ecg-reviews/signing'
import { serviceTableOf } from '@systole/domain/services/service-tables'
import { stepIn } from '@systole/domain/services/steps'
import { toStamp } from '@systole/domain/time/stamp'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { notAssignedError } from '../../claims/not-assigned-error.ts'
import { findSigned } from '../../reports/signing/signed-report-store.ts'
import { dueNow } from '../due-now.ts'
import type { EcgCase } from '../ecg-case.ts'
import { type ReviewBasis, reviewBasis } from '../review-basis.ts'
import { normalDocument } from './normal-report-of-case.ts'
import { refuseAbnormal } from './refuse-abnormal.ts'
import { refuseUnfinished } from './refuse-unfinished.ts'
import { refuseUnread } from './refuse-unread.ts'
import { refuseWithoutSecond } from './refuse-without-second.ts'

export type EcgSigningCall = Call<typeof contract>
export type PreparedEcgSignature = {
  signing: Signing
  basis: ReviewBasis
  document: EcgReview
  due: DueReviews
}

/** Checks all conditions of a signature, before the proof of identity is requested and again afterwards. Handbook 1.2. */
export async function prepareEcgSignature(
  context: CallContext,
  { input, actor }: Pick<EcgSigningCall, 'input' | 'actor'>,
  consult: EcgCase,
): Promise<PreparedEcgSignature> {
  const { db } = context
  const { ask_second, reason = '' } = input.data
  if (await findSigned(db, consult.caseId)) throw new AppError('releasePending')
  const due = await dueNow(context, { actor, consult, isAsked: ask_second !== undefined })
  const signing = signingOf(consult.status, due)
  if (!signing) throw new AppError('wrongStatus')
  refuseSigner(actor, consult, signing)
  refuseAsked(ask_second, signing)
  if (signing.action === 'revise' && reason.trim() === '') throw new AppError('reasonRequired')
  const basis = await reviewBasis(context, consult, signing.round)
  refuseOtherDraft(basis, { version: input.data.version, signing, actor })
  const document = documentOf(context, input.data.ecg_review, {
    ...{ basis, signing, consult, actor },
  })
  if (signing.action === 'normalReport') await refuseAbnormal(context, consult, document)
  refuseUnfinished(consult, { document, loaded: basis.loaded })
  refuseUnread(basis, { sent: input.data.ecg_review, signed: document })
  if (signing.action === 'askSecond') await refuseWithoutSecond(context, consult, actor)
  return { signing, basis, document, due }
}

/** Refuses a signer without the role, the right or the case. */
function refuseSigner(actor: Actor, consult: EcgCase, { action }: Signing): void {
  const { service, status, readerId } = consult
  const step = stepIn(serviceTableOf(consult), { status, action, by: actor.userType })
  if ('refusal' in step) throw new AppError(step.refusal)
  if (step.right && !canIn(actor, 'addReviewData', { service, right: step.right }))
    throw new AppError('accessDenied')
  if (step.taker === 'holder' && readerId !== actor.accountId)
    throw notAssignedError('notHolder', consult)
}

function refuseAsked(asked: { reason: string } | undefined, { action }: Signing): void {
  if (!asked) return
  if (action !== 'askSecond')
    throw fieldRefusal('data.ask_second', 'goes with the first review alone')
  if (asked.reason.trim() === '') throw new AppError('reasonRequired')
}

/** Refuses a signature of another version than the saved one. A correction is signed by the person who opened it. */
function refuseOtherDraft(
  { stored }: ReviewBasis,
  { version, signing, actor }: { version: number; signing: Signing; actor: Actor },
): void {
  const draft = stored?.state === 'draft' ? stored : undefined
  if (signing.action === 'revise' && draft?.reviewerId !== actor.accountId)
    throw new AppError('wrongStatus')
  if ((draft?.version ?? 0) !== version) throw new AppError('versionConflict')
}

/** Returns the document to sign: as it was sent or saved; that of a normal report is filled in by rule. */
function documentOf(
  { clock }: Pick<CallContext, 'clock'>,
  sent: EcgReview | undefined,
  of: { basis: ReviewBasis; signing: Signing; consult: EcgCase; actor: Actor },
): EcgReview {
  const { basis, signing, consult, actor } = of
  const isNormal = signing.action === 'normalReport'
  if (!sent)
    return isNormal ? normalDocument({ clock }, { consult, actor }, basis.document) : basis.document
  const author = { uid: actor.accountId, at: toStamp(clock.now()) }
  return stampSources(basis.document, sent, { by: isNormal ? 'patcher' : 'reviewer', ...author })
}

import type { ProofMeans } from '@systole/domain/accounts/proof-means'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import type { SignedEcgStep } from '../../../db/schema/reports.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { meansIn } from '../../accounts/sign-in/require-proof.ts'
import { reassignCase } from '../../claims/reassign-case.ts'
import type { EcgCase } from '../ecg-case.ts'
import { provenBy } from '../proof-of-signer.ts'
import { saveReviewNotes } from '../review-notes.ts'
import { closeReview, insertReview, type ReviewRow, updateReview } from '../review-store.ts'
import { insertRequest, openRequest } from '../second-request-store.ts'
import {
  type EcgSigningCall,
  type PreparedEcgSignature,
  prepareEcgSignature,
} from './prepare-ecg-signature.ts'
import { previousEcgSignature, signedVersion } from './previous-ecg-signature.ts'
import { scheduleRelease } from './schedule-release.ts'
import { signatureReply } from './signature-reply.ts'

/**
 * Signs the review of the round that the caller has, and decides what follows: a due second review, or the release after the time for
 * undoing. The case is locked, so of two signatures one is accepted and the other gets its result. CALL-30, handbook 1.2.
 */
export async function signEcgReview(context: CallContext, call: EcgSigningCall, consult: EcgCase) {
  const previous = await previousEcgSignature(context, call, consult)
  if (previous) return previous
  const prepared = await prepareEcgSignature(context, call, consult)
  const shownBy = await meansOf(context, call, consult)
  const review = await writeSigned(context, call, { consult, prepared })
  return prepared.signing.action === 'askSecond'
    ? askSecond(context, call, { consult, prepared, review, shownBy })
    : finish(context, call, { consult, prepared, review, shownBy })
}

type Signed = {
  consult: EcgCase
  prepared: PreparedEcgSignature
  review: SignedReview
  shownBy: ProofMeans
}
type SignedReview = Pick<ReviewRow, 'reviewId' | 'document' | 'patchRevision' | 'version'>

/** Returns how the signer was proven: by the proof of this call, or by one that still holds. SPEC E30. */
async function meansOf(
  context: CallContext,
  { input: { proof }, actor }: EcgSigningCall,
  { service }: EcgCase,
): Promise<ProofMeans> {
  if (proof) return meansIn(proof)
  const means = await provenBy(context, { actor, service })
  if (!means) throw fieldRefusal('proof', 'is missing')
  return means
}

/** Writes the document as it is signed; the draft is closed when its step is final. */
async function writeSigned(
  context: CallContext,
  { input, actor }: EcgSigningCall,
  { consult, prepared }: { consult: EcgCase; prepared: PreparedEcgSignature },
): Promise<SignedReview> {
  const { db, clock } = context
  const { signing, basis } = prepared
  const notes = { read: basis.document, sent: prepared.document }
  const document = input.data.ecg_review
    ? await saveReviewNotes(context, { actor, consult }, notes)
    : prepared.document
  const now = clock.now()
  const written = {
    ...{ document, version: signedVersion(input.data), step: 'completed' as const },
    ...{ reviewerId: actor.accountId, savedAt: now },
    patchRevision: basis.loaded?.patchRevision ?? null,
  }
  const draft = basis.stored?.state === 'draft' ? basis.stored : undefined
  const reviewId = draft?.reviewId ?? newId('review')
  if (draft) await updateReview(db, reviewId, written)
  else
    await insertReview(db, {
      ...written,
      ...{ reviewId, caseId: consult.caseId, round: signing.round, createdAt: now },
    })
  return { reviewId, ...written }
}

async function askSecond(
  context: CallContext,
  { input, actor }: EcgSigningCall,
  { consult, prepared, review, shownBy }: Signed,
) {
  const { db, clock } = context
  const now = clock.now()
  const { caseId } = consult
  const { accountId } = actor
  const reason = input.data.ask_second?.reason.trim() ?? ''
  await closeReview(db, review.reviewId, { state: 'submitted', closedAt: now, shownBy })
  await insertRequest(db, {
    ...{ caseId, kind: 'second', due: prepared.due.second, reason },
    ...{ askedBy: accountId, askedAt: now },
  })
  const step = { action: 'askSecond', actor, holder: undefined, note: reason } as const
  const status = await reassignCase(context, consult, { ...step, details: { shownBy } })
  return signatureReply(context, { version: review.version, savedAt: now, status })
}

async function finish(
  context: CallContext,
  { input, actor }: EcgSigningCall,
  { consult, prepared, review, shownBy }: Signed,
) {
  const { signing, due } = prepared
  const request = await answered(context, consult, actor.accountId)
  const ecgStep: SignedEcgStep = {
    ...{ from: consult.status, readerId: consult.readerId, reviewId: review.reviewId },
    ...(request && signing.round === 'second' && { request }),
    asyncDue: signing.action === 'revise' ? [] : due.async,
  }
  return scheduleRelease(context, consult, {
    ...{ action: signing.action, actor, shownBy, ecgStep, review },
    draftVersion: input.data.version,
    reason: input.data.reason?.trim() ?? '',
  })
}

async function answered(
  { db }: CallContext,
  { caseId }: EcgCase,
  by: string,
): Promise<SignedEcgStep['request']> {
  const request = await openRequest(db, { caseId, kind: 'second' })
  return request && { requestId: request.requestId, decision: 'reviewed', answer: '', by }
}

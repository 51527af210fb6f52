import { phaseOf } from '@systole/domain/services/services'
import type { CallContext } from '../../../app-context.ts'
import { newestReport } from '../../reports/report-store.ts'
import { findSigned } from '../../reports/signing/signed-report-store.ts'
import type { EcgCase } from '../ecg-case.ts'
import { findReview, type ReviewRow, submittedReviews } from '../review-store.ts'
import { openRequest } from '../second-request-store.ts'
import type { EcgSigningCall } from './prepare-ecg-signature.ts'
import { signatureReply } from './signature-reply.ts'

type Context = Pick<CallContext, 'db' | 'clock'>

/** Returns the reply to an earlier identical request: signed and waiting, sent to a second reviewer, or released. */
export async function previousEcgSignature(
  context: Context,
  { input, actor }: Pick<EcgSigningCall, 'input' | 'actor'>,
  consult: EcgCase,
) {
  const { caseId, status } = consult
  const { version } = input.data
  const { accountId } = actor
  const signed = await findSigned(context.db, caseId)
  if (signed) {
    if (signed.signerId !== accountId || signed.draftVersion !== version) return undefined
    return signatureReply(context, { ...signed, savedAt: signed.signedAt, status, version })
  }
  const last = (await submittedReviews(context.db, caseId)).at(-1)
  const isSame = last?.reviewerId === accountId && last.version === signedVersion(input.data)
  return isSame ? closedReply(context, consult, { last, version }) : undefined
}

/** Returns the reply to a signature whose review is closed, while it is in effect. */
async function closedReply(
  context: Context,
  consult: EcgCase,
  { last, version }: { last: ReviewRow; version: number },
) {
  const { db } = context
  const { caseId, status } = consult
  const reply = { version, status, savedAt: last.closedAt ?? last.savedAt }
  if (status === 'pending_2nd_review') {
    const request = await openRequest(db, { caseId, kind: 'second' })
    return request?.askedBy === last.reviewerId ? signatureReply(context, reply) : undefined
  }
  if (phaseOf(consult) !== 'released') return undefined
  const newest = await newestReport(db, caseId)
  const isCorrected = (await findReview(db, { caseId, round: 'first' }))?.state === 'draft'
  if (newest?.authorId !== last.reviewerId || isCorrected) return undefined
  const { revision, releasedAt } = newest
  return signatureReply(context, { ...reply, revision, releaseAt: releasedAt })
}

/** Returns the version of the review after a signature. */
export function signedVersion({
  version,
  ecg_review,
}: Pick<EcgSigningCall['input']['data'], 'version' | 'ecg_review'>): number {
  return ecg_review ? version + 1 : Math.max(version, 1)
}

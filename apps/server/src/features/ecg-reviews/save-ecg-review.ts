import type { addReviewData as contract } from '@systole/contract/reports/reports'
import { rightsIn } from '@systole/domain/access/permissions'
import { type ReviewRound, refuseReview } from '@systole/domain/ecg-reviews/review-rounds'
import {
  measuredAgain,
  reviewAuthor,
  stampSources,
} from '@systole/domain/ecg-reviews/review-sources'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { requireAccess } from '../../http/access/require-access.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { renewLease } from '../claims/claim-store.ts'
import { notAssignedError } from '../claims/not-assigned-error.ts'
import { findSigned } from '../reports/signing/signed-report-store.ts'
import { completeAsyncReview } from './async-review.ts'
import type { EcgCase } from './ecg-case.ts'
import { ROUND_OF } from './query-ecg-review.ts'
import { reviewBasis } from './review-basis.ts'
import { saveReviewNotes, withCaseNotes } from './review-notes.ts'
import { findReview, insertReview, isAuthorOfReview, updateReview } from './review-store.ts'

/**
 * Saves the draft of a round on the version that was read; a person's values are marked as theirs whatever the sender claims, and
 * automatic ones are those of the newest beats, named in the reply where the sender read others. The case is locked. CALL-30.
 */
export async function saveEcgReview(
  context: CallContext,
  { input, actor }: Call<typeof contract>,
  consult: EcgCase,
) {
  const { caseId, status, lastRevision } = consult
  const round = ROUND_OF[input.type]
  if (!round) throw new AppError('wrongStatus') // a release signs what is complete
  await refuseRound(context, actor, { consult, round })
  const { outcome, reason = '', ecg_review: sent } = input.data
  if (outcome && round !== 'async')
    throw fieldRefusal('data.outcome', 'is of an asynchronous review')
  const saved =
    sent || !outcome ? await writeDraft(context, { input, actor }, { consult, round }) : undefined
  if (outcome)
    await completeAsyncReview(context, consult, { outcome, reason: reason.trim(), actor })
  const now = context.clock.now()
  await renewLease(context.db, { caseId, accountId: actor.accountId, now })
  return {
    ...{ version: saved?.version ?? input.data.version, saved: now },
    ...{ revision: lastRevision ?? '', release_at: null, release_in_ms: 0, status },
    measured_again: saved?.measuredAgain ?? [],
  }
}

type Round = { consult: EcgCase; round: ReviewRound }

/** Refuses a person who may not write this round now, or while its signature waits for the release. */
async function refuseRound(
  { db }: CallContext,
  actor: Actor,
  { consult, round }: Round,
): Promise<void> {
  requireAccess(actor, 'writeReport')
  const { caseId, service } = consult
  const { accountId } = actor
  if (await findSigned(db, caseId)) throw new AppError('releasePending')
  const stored = await findReview(db, { caseId, round: 'first' })
  const refusal = refuseReview(consult, round, {
    accountId,
    rights: rightsIn(actor.permissions, service),
    isAuthor: await isAuthorOfReview(db, { caseId, accountId }),
    corrects: stored?.state === 'draft' && stored.reviewerId === accountId,
  })
  if (refusal === 'accessDenied') throw new AppError(refusal)
  if (refusal) throw notAssignedError(refusal, consult)
}

async function writeDraft(
  context: CallContext,
  { input, actor }: Pick<Call<typeof contract>, 'input' | 'actor'>,
  { consult, round }: Round,
) {
  const { db, clock } = context
  const { accountId } = actor
  const { ecg_review: sent, version: typedOn, step = 'heart_rate' } = input.data
  if (!sent) throw fieldRefusal('data.ecg_review', 'is missing')
  const { stored, document, loaded } = await reviewBasis(context, consult, round)
  const draft = stored?.state === 'draft' ? stored : undefined
  if ((draft?.version ?? 0) !== typedOn) throw new AppError('versionConflict')
  const now = clock.now()
  const read = draft?.document ?? document
  const merged = await saveReviewNotes(context, { actor, consult }, { read, sent })
  const author = reviewAuthor({ by: 'reviewer', uid: accountId }, now)
  const stamped = stampSources(withCaseNotes(document, consult), merged, author)
  const written = {
    document: stamped,
    ...{ version: typedOn + 1, step, reviewerId: accountId, savedAt: now },
    patchRevision: loaded?.patchRevision ?? null,
  }
  if (draft) await updateReview(db, draft.reviewId, written)
  else
    await insertReview(db, {
      ...written,
      ...{ reviewId: newId('review'), caseId: consult.caseId, round, createdAt: now },
    })
  return { version: written.version, measuredAgain: measuredAgain(sent, stamped) }
}

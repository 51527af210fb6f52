import type { addReviewData as contract } from '@systole/contract/reports/reports'
import { rightsIn } from '@systole/domain/access/permissions'
import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import { refuseReview } from '@systole/domain/ecg-reviews/review-rounds'
import { stampSources } from '@systole/domain/ecg-reviews/review-sources'
import { toStamp } from '@systole/domain/time/stamp'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { renewLease } from '../claims/claim-store.ts'
import { notAssignedError } from '../claims/not-assigned-error.ts'
import { ROUND_OF } from './query-ecg-review.ts'
import { reviewBasis } from './review-basis.ts'
import { insertReview, isAuthorOfReview, updateReview } from './review-store.ts'

type EcgCase = CaseRow & { service: EcgServiceId }

/**
 * Saves the draft of a round on the version that was read; a person's values are marked as theirs whatever the sender claims. The case is
 * locked. CALL-30.
 */
export async function saveEcgReview(
  context: CallContext,
  { input, actor }: Call<typeof contract>,
  consult: EcgCase,
) {
  const { db, clock } = context
  const { caseId, service, status } = consult
  const round = ROUND_OF[input.type]
  if (!round) throw new AppError('wrongStatus') // a release signs what is complete
  const { accountId } = actor
  const refusal = refuseReview(consult, round, {
    accountId,
    rights: rightsIn(actor.permissions, service),
    isAuthor: await isAuthorOfReview(db, { caseId, accountId }),
  })
  if (refusal === 'accessDenied') throw new AppError(refusal)
  if (refusal) throw notAssignedError(refusal, consult)
  const { ecg_review: sent, version: typedOn, step = 'heart_rate' } = input.data
  if (!sent) throw fieldRefusal('data.ecg_review', 'is missing')

  const { stored, document, loaded } = await reviewBasis(context, consult, round)
  const draft = stored?.state === 'draft' ? stored : undefined
  if ((draft?.version ?? 0) !== typedOn) throw new AppError('versionConflict')
  const now = clock.now()
  const written = {
    document: stampSources(document, sent, { by: 'reviewer', at: toStamp(now) }),
    ...{ version: typedOn + 1, step, reviewerId: accountId, savedAt: now },
    patchRevision: loaded?.patchRevision ?? null,
  }
  if (draft) await updateReview(db, draft.reviewId, written)
  else
    await insertReview(db, {
      ...written,
      ...{ reviewId: newId('review'), caseId, round, createdAt: now },
    })
  await renewLease(db, { caseId, accountId, now })
  const saved = { version: written.version, saved: toStamp(now) }
  return {
    ...saved,
    revision: consult.lastRevision ?? '',
    release_at: '',
    release_in_ms: 0,
    status,
  }
}

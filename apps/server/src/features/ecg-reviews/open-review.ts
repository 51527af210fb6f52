import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { insertReview, type ReviewRow } from './review-store.ts'

/** Opens a draft of the first round with the content of a closed review, because a closed one never changes. */
export async function openReview(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { caseId, document, patchRevision }: Pick<ReviewRow, 'caseId' | 'document' | 'patchRevision'>,
  reviewerId: string,
): Promise<number> {
  const now = clock.now()
  const version = 1
  await insertReview(db, {
    ...{ reviewId: newId('review'), caseId, round: 'first', reviewerId, document, patchRevision },
    ...{ version, step: 'preview', createdAt: now, savedAt: now },
  })
  return version
}

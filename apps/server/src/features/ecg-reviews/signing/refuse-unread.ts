import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { unreadValues } from '@systole/domain/ecg-reviews/review-sources'
import { AppError } from '../../../http/app-error.ts'
import type { ReviewBasis } from '../review-basis.ts'

/**
 * Refuses a signature under values or beats that the signer did not read: those measured after the document was sent, or last saved.
 * The review is read and saved again first. A review that begins a second round was read as the first one.
 */
export function refuseUnread(
  { stored, first, loaded }: ReviewBasis,
  { sent, signed }: { sent: EcgReview | undefined; signed: EcgReview },
): void {
  const saved = stored?.state === 'draft' ? stored : first
  // a document without sources says nothing of what was read
  const isRead = sent !== undefined && Object.keys(sent.sources).length > 0
  const read = isRead ? sent : saved?.document
  if (!read) return // a normal report is filled in by rule
  const unread = unreadValues(read, signed)
  const isOtherBeats =
    sent === undefined && (saved?.patchRevision ?? null) !== (loaded?.patchRevision ?? null)
  if (unread.length === 0 && !isOtherBeats) return
  throw new AppError('versionConflict', {
    message: 'The beats were measured again. Read the review again before you sign it.',
    data: { measured_again: unread },
  })
}

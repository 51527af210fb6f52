import { type EcgReview, emptyEcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { ReviewEvidence } from '@systole/domain/ecg-reviews/review-evidence'
import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import { isRoundOpen, type ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import { withAutomaticValues } from '@systole/domain/ecg-reviews/review-sources'
import type { CallContext } from '../../app-context.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { type LoadedEcg, loadMeasured, reviewedAnimal } from './load-measured.ts'
import { proposalOf } from './proposal-of.ts'
import { withCaseNotes } from './review-notes.ts'
import { findReview, type ReviewRow, submittedReviews } from './review-store.ts'

/** The review of a round as it is shown and written: what was saved, with the newest automatic values beside it. */
export type ReviewBasis = {
  stored: ReviewRow | undefined
  /** The review that this round reads: the first one, or after the release the one that was released. */
  first: ReviewRow | undefined
  loaded: LoadedEcg | undefined
  document: EcgReview
  evidence: ReviewEvidence[]
}

/**
 * Returns the review of a round. Before its first save it is what was measured; in a later round it begins as the first one's. A closed
 * review stays as it was until its round is written again; automatic values of a draft follow the newest revision of the beats, a
 * person's never. An automatic value that is not measured on these beats, or not yet, is open.
 */
export async function reviewBasis(
  context: CallContext,
  consult: CaseRow & { service: EcgServiceId },
  round: ReviewRound,
): Promise<ReviewBasis> {
  const { caseId, service, status } = consult
  const first = await readBefore(context, caseId, round)
  const stored = ofThisRevision(await findReview(context.db, { caseId, round }), first)
  const loaded = await loadMeasured(context, caseId)
  const proposal = loaded && proposalOf(loaded.measured, reviewedAnimal(context, consult, service))
  const saved = stored?.document ?? first?.document ?? emptyEcgReview()
  const isClosed = stored !== undefined && stored.state !== 'draft' && !isRoundOpen(status, round)
  const measured = proposal?.review ?? emptyEcgReview()
  const document = isClosed ? saved : withAutomaticValues(withCaseNotes(saved, consult), measured)
  return { stored, first, loaded, document, evidence: proposal?.evidence ?? [] }
}

/** Returns a review unless it was submitted about an earlier document than the one that is read now. */
function ofThisRevision(
  stored: ReviewRow | undefined,
  first: ReviewRow | undefined,
): ReviewRow | undefined {
  const isEarlier =
    stored?.state === 'submitted' &&
    stored.closedAt !== null &&
    first?.closedAt != null &&
    stored.closedAt < first.closedAt
  return isEarlier ? undefined : stored
}

async function readBefore(
  { db }: CallContext,
  caseId: string,
  round: ReviewRound,
): Promise<ReviewRow | undefined> {
  if (round === 'first') return undefined
  if (round === 'second') return findReview(db, { caseId, round: 'first' })
  return (await submittedReviews(db, caseId)).at(-1)
}

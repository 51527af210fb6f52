import { type EcgReview, emptyEcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { proposeReview } from '@systole/domain/ecg-reviews/propose-review'
import type { ReviewEvidence } from '@systole/domain/ecg-reviews/review-evidence'
import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import { withAutomaticValues } from '@systole/domain/ecg-reviews/review-sources'
import type { CallContext } from '../../app-context.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { type LoadedEcg, loadMeasured, reviewedAnimal } from './load-measured.ts'
import { findReview, type ReviewRow } from './review-store.ts'

/** The review of a round as it is shown and written: what was saved, with the newest automatic values beside it. */
export type ReviewBasis = {
  stored: ReviewRow | undefined
  first: ReviewRow | undefined
  loaded: LoadedEcg | undefined
  document: EcgReview
  evidence: ReviewEvidence[]
}

/**
 * Returns the review of a round. Before its first save it is what was measured; in a later round it begins as the first one's. A closed
 * review stays as it was; automatic values of a draft follow the newest revision of the beats, a person's never.
 */
export async function reviewBasis(
  context: CallContext,
  consult: CaseRow & { service: EcgServiceId },
  round: ReviewRound,
): Promise<ReviewBasis> {
  const { caseId, service } = consult
  const stored = await findReview(context.db, { caseId, round })
  const first =
    round === 'first' ? undefined : await findReview(context.db, { caseId, round: 'first' })
  const loaded = await loadMeasured(context, caseId)
  const proposal =
    loaded && proposeReview(loaded.measured, reviewedAnimal(context, consult, service))
  const saved = stored?.document ?? first?.document ?? emptyEcgReview()
  const isClosed = stored !== undefined && stored.state !== 'draft'
  const document = proposal && !isClosed ? withAutomaticValues(saved, proposal.review) : saved
  return { stored, first, loaded, document, evidence: proposal?.evidence ?? [] }
}

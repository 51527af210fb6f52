import type { MeasuredEcg } from '@systole/domain/ecg-reviews/measured-ecg'
import { proposeReview, type ReviewProposal } from '@systole/domain/ecg-reviews/propose-review'
import type { ReviewedAnimal } from '@systole/domain/ecg-reviews/reviewed-animal'

/** The last proposal for measurements in memory: a review asks for it every few seconds, and a day has a hundred thousand beats. */
const recent = new WeakMap<MeasuredEcg, { animal: string; proposal: ReviewProposal }>()

/** Returns the review that measurements propose for an animal. Callers change a copy. */
export function proposalOf(measured: MeasuredEcg, animal: ReviewedAnimal): ReviewProposal {
  const key = JSON.stringify(animal)
  const before = recent.get(measured)
  if (before?.animal === key) return before.proposal
  const proposal = proposeReview(measured, animal)
  recent.set(measured, { animal: key, proposal })
  return proposal
}

import { diffReviews } from './diff-reviews.ts'
import type { EcgReview } from './ecg-review.ts'
import type { EcgServiceId, ReviewField } from './review-fields.ts'
import type { AsyncOutcome, RequestDecision } from './second-request.ts'

/** The days of the figures about a reviewer. */
export const AGREEMENT_DAYS = 90

/** A document and the one that a second reviewer signed instead. */
export type ReviewedPair = { service: EcgServiceId; first: EcgReview; second: EcgReview }

/** How often others agreed with the documents of one reviewer, and in which fields they did not. SPEC E27. */
export type Agreement = {
  second: { reviewed: number; unchanged: number; returned: number; declined: number }
  async: Record<AsyncOutcome, number>
  /** The fields that were changed, most often first. */
  fields: { field: ReviewField; count: number }[]
}

/** Returns the figures of one reviewer. A number within the reading error counts as unchanged. SPEC E27, SPEC E28. */
export function agreementOf(
  pairs: readonly ReviewedPair[],
  decisions: readonly RequestDecision[],
): Agreement {
  const changes = pairs.map(({ service, first, second }) =>
    diffReviews(first, second, service).filter(({ changed }) => changed),
  )
  const times = (decision: RequestDecision) => decisions.filter((each) => each === decision).length
  const counts = new Map<ReviewField, number>()
  for (const { field } of changes.flat()) counts.set(field, (counts.get(field) ?? 0) + 1)
  return {
    second: {
      reviewed: pairs.length,
      unchanged: changes.filter((each) => each.length === 0).length,
      returned: times('returned'),
      declined: times('declined'),
    },
    async: {
      agree: times('agree'),
      minor: times('minor'),
      major: times('major'),
    },
    fields: [...counts]
      .map(([field, count]) => ({ field, count }))
      .sort((a, b) => b.count - a.count),
  }
}

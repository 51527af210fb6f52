import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import type { ReviewWriting } from '../diagnosis/review-writing.ts'
import { TYPE_OF } from '../review.queries.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { AsyncOutcome, type Outcome } from './async-outcome.tsx'
import { ComparedBeats } from './compared-beats.tsx'
import { ReviewComparison } from './comparison.tsx'

/** Compares the released review with the own one and takes the outcome. Handbook 5.7. */
export function AsyncReview(props: {
  of: Pick<ReviewStepProps, 'loaded' | 'session'>
  writing: ReviewWriting
  onChanged: () => void
}) {
  const { of, writing, onChanged } = props
  const { session, loaded } = of
  const { caseId } = writing
  const send = async (outcome: Outcome, reason: string) => {
    await session.saveNow()
    const { version } = session.state.get()
    await orThrow(
      client.reports.addReviewData({
        caseId,
        type: TYPE_OF.async,
        data: { version, outcome, ...(reason && { reason }) },
      }),
    )
  }
  return (
    <>
      {loaded.onServer.first && (
        <>
          <ComparedBeats loaded={loaded} />
          <ReviewComparison
            writing={writing}
            first={loaded.onServer.first}
            firstReviewer={loaded.onServer.firstReviewer}
            round="async"
          />
        </>
      )}
      {!writing.isReadOnly && <AsyncOutcome send={send} onDone={onChanged} />}
    </>
  )
}

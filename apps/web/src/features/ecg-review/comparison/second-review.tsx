import type { DueReason } from '@systole/domain/ecg-reviews/review-rounds'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import type { ReviewWriting } from '../diagnosis/review-writing.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { ComparedBeats } from './compared-beats.tsx'
import { ReviewComparison } from './comparison.tsx'

/** Says why the case has a second review, and compares its beats and its document with the first one. */
export function SecondReview({
  of: { loaded },
  writing,
}: {
  of: Pick<ReviewStepProps, 'loaded'>
  writing: ReviewWriting
}) {
  const { t } = useTranslation('ecgConclusion')
  const format = useFormat()
  const now = useNow()
  const { first, firstReviewer, request } = loaded.onServer
  if (!first) return null
  const required = (request?.due ?? []).filter((reason) => reason !== 'asked')
  const why = required.map((reason) => t(`preview.why.${reason as DueReason}`)) // as the contract says
  const isAsked = request !== undefined && request.reason !== ''
  return (
    <>
      {(required.length > 0 || isAsked) && (
        <Notice tone="info">
          {required.length > 0 && (
            <div>{t('compare.required', { why: why.join(t('preview.join')) })}</div>
          )}
          {isAsked && (
            <div>
              {t('compare.asked', {
                name: request.askedBy,
                time: request.askedAt ? format.timeOrDay(request.askedAt, now) : '',
              })}{' '}
              “{request.reason}”
            </div>
          )}
        </Notice>
      )}
      <ComparedBeats loaded={loaded} />
      <ReviewComparison {...{ writing, first, firstReviewer }} round="second" />
    </>
  )
}

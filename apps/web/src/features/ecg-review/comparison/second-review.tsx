import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import type { ReviewWriting } from '../diagnosis/review-writing.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { ReviewComparison } from './comparison.tsx'

/** Says why the case has a second review, and compares it with the first one. */
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
  const { first, request } = loaded.onServer
  if (!first) return null
  const name = request?.askedBy ?? ''
  return (
    <>
      {request && request.reason !== '' && (
        <Notice tone="info">
          {t('compare.asked', {
            name,
            time: request.askedAt ? format.timeOrDay(request.askedAt, now) : '',
          })}{' '}
          {request.reason}
        </Notice>
      )}
      <ReviewComparison writing={writing} first={first} firstReviewer={name} round="second" />
    </>
  )
}

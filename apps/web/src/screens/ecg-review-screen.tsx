import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailurePage } from '../errors/failure-page.tsx'
import { preparedRecordingsQuery } from '../features/ecg-patching/patching.queries.ts'
import { measuredQuery, reviewQuery } from '../features/ecg-review/review.queries.ts'
import { readingCaseQuery } from '../features/reading/desk/reading.queries.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { lastWorklist } from '../shell/last-worklist.ts'
import { BlockSkeleton } from '../ui/feedback/skeletons.tsx'
import { Page } from '../ui/layout/page.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'
import { reviewRoundOf } from './ecg-review/review-access.ts'
import { ReviewedRecording } from './ecg-review/reviewed-recording.tsx'

/** `/ecg/review`: a reviewer answers the steps of an ECG review beside the trace. Handbook 5.4. */
export function EcgReviewScreen() {
  const { caseId, mode, step } = useSearchParams('ecgReview')
  const { t } = useTranslation('ecgReview')
  const { user_type: userType } = useSession()
  const language = useLanguage()
  const consult = useQuery(readingCaseQuery(caseId))
  const round = consult.data && (mode ?? reviewRoundOf(consult.data, userType))
  const review = useQuery({
    ...reviewQuery(caseId, round ?? 'first', language),
    enabled: round !== undefined,
  })
  const measured = useQuery(measuredQuery(caseId))
  const recordings = useQuery(preparedRecordingsQuery(caseId))
  const title = consult.data ? t('pageTitle', { pet: consult.data.pet.name }) : t('title')
  useDocumentTitle(title)
  const failed = [consult, review, recordings].find(({ isError, data }) => isError && !data)
  if (failed) {
    return (
      <Page as="main">
        <FailurePage
          error={failed.error}
          title={t('title')}
          onRetry={() => void failed.refetch()}
          back={
            <ButtonLink variant="outlined" href={lastWorklist()}>
              {t('header.back')}
            </ButtonLink>
          }
        />
      </Page>
    )
  }
  if (!consult.data || !review.data || !recordings.data) {
    return (
      <Page as="main">
        <h1>{title}</h1>
        <BlockSkeleton lines={9} />
      </Page>
    )
  }
  return (
    <ReviewedRecording
      key={`${caseId} ${review.data.round}`}
      consult={consult.data}
      onServer={review.data}
      measured={measured.data}
      recordings={recordings.data}
      wanted={step}
      onChanged={() => void consult.refetch()}
    />
  )
}

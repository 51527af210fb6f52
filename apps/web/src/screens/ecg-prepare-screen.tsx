import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailurePage } from '../errors/failure-page.tsx'
import { preparedRecordingsQuery } from '../features/ecg-patching/patching.queries.ts'
import { readingCaseQuery } from '../features/reading/desk/reading.queries.ts'
import { useSearchParams } from '../search-params.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { lastWorklist } from '../shell/last-worklist.ts'
import { BlockSkeleton } from '../ui/feedback/skeletons.tsx'
import { Page } from '../ui/layout/page.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'
import { PreparedCase } from './ecg-prepare/prepared-case.tsx'

/** `/ecg/prepare`: a patcher corrects the beats of an ECG and prepares it for its review. Handbook 5.1. */
export function EcgPrepareScreen() {
  const { caseId, rid } = useSearchParams('ecgPrepare')
  const { t } = useTranslation('patching')
  const consult = useQuery(readingCaseQuery(caseId))
  const recordings = useQuery(preparedRecordingsQuery(caseId))
  const title = consult.data ? t('pageTitle', { pet: consult.data.pet.name }) : t('title')
  useDocumentTitle(title)
  const failed = [consult, recordings].find(({ isError, data }) => isError && !data)
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
  if (!consult.data || !recordings.data) {
    return (
      <Page as="main">
        <h1>{title}</h1>
        <BlockSkeleton lines={9} />
      </Page>
    )
  }
  return (
    <PreparedCase
      key={caseId}
      consult={consult.data}
      recordings={recordings.data}
      wanted={rid}
      onChanged={() => void consult.refetch()}
    />
  )
}

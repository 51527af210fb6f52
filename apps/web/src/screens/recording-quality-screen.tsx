import { useQuery } from '@tanstack/react-query'
import { HeartPulse } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../errors/query-failure.tsx'
import { QualityAdvice } from '../features/recording-quality/quality-advice.tsx'
import { QualityFigures } from '../features/recording-quality/quality-figures.tsx'
import { QualityList } from '../features/recording-quality/quality-list.tsx'
import { QualityMonths } from '../features/recording-quality/quality-months.tsx'
import { recordingQualityQuery } from '../features/recording-quality/recording-quality.queries.ts'
import { useSearchParams } from '../search-params.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { BlockSkeleton } from '../ui/feedback/skeletons.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

/** `/ecg/quality`: how the ECG recordings of a hospital score, and what would make them better. */
export function RecordingQualityScreen() {
  const { id } = useSearchParams('recordingQuality')
  const { t } = useTranslation('recordingQuality')
  const query = useQuery(recordingQualityQuery(id))
  const { data } = query
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={id === undefined ? t('lead') : data ? t('leadOf', { hospital: data.hospital }) : ''}
      />
      <QueryFailure query={query} />
      {!data && !query.isError && <BlockSkeleton lines={9} />}
      {data?.recordings.length === 0 && (
        <EmptyState icon={HeartPulse} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {data && data.recordings.length > 0 && (
        <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <QualityFigures quality={data} />
          <QualityAdvice quality={data} />
          <QualityMonths quality={data} />
          <QualityList quality={data} />
        </div>
      )}
    </Page>
  )
}

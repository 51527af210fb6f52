import { useTranslation } from 'react-i18next'
import { FailedJobsTable } from '../features/operations/failed-jobs-table.tsx'
import { StorageChecks } from '../features/operations/storage-checks.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { TitledCard } from '../ui/layout/titled-card.tsx'

/** Shows internal admins the state of background jobs and stored files. */
export function SystemScreen() {
  const { t } = useTranslation('system')
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div style={{ display: 'grid', gap: 24 }}>
        <TitledCard title={t('failedJobs.title')}>
          <FailedJobsTable />
        </TitledCard>
        <TitledCard title={t('storage.title')}>
          <StorageChecks />
        </TitledCard>
      </div>
    </Page>
  )
}

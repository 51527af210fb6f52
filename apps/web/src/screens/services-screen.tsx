import { useTranslation } from 'react-i18next'
import { ServiceTermsTable } from '../features/directory/services/service-terms-table.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

/** Lets internal admins offer or withdraw services and set their promises. SERV-1. */
export function ServicesScreen() {
  const { t } = useTranslation('directory')
  useDocumentTitle(t('services.title'))
  return (
    <Page>
      <PageHeader title={t('services.title')} lead={t('services.lead')} />
      <ServiceTermsTable />
    </Page>
  )
}

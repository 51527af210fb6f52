import { useTranslation } from 'react-i18next'
import { UndeliveredTable } from '../features/deliveries/undelivered-table.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Internal admins see to what came back. */
export function UndeliveredScreen() {
  const { t } = useTranslation('deliveries')
  useDocumentTitle(t('undeliveredPage.title'))
  return (
    <Page>
      <PageHeader title={t('undeliveredPage.title')} lead={t('undeliveredPage.lead')} />
      <UndeliveredTable />
    </Page>
  )
}

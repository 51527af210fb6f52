import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export function ReportScreen() {
  const { t } = useTranslation('reports')
  useDocumentTitle(t('listTitle'))
  return (
    <Page>
      <PageHeader title={t('listTitle')} />
    </Page>
  )
}

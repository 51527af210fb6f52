import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export function WorklistScreen() {
  const { t } = useTranslation('cases')
  useDocumentTitle(t('worklistTitle'))
  return (
    <Page>
      <PageHeader title={t('worklistTitle')} />
    </Page>
  )
}

import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export function TestDetailScreen() {
  const { t } = useTranslation('uploads')
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} />
    </Page>
  )
}

import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export function MainScreen() {
  const { t } = useTranslation('main')
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} />
    </Page>
  )
}

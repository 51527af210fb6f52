import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export function NewTestScreen() {
  const { t } = useTranslation('pets')
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} />
    </Page>
  )
}

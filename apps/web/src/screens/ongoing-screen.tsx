import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export function OngoingScreen() {
  const { t } = useTranslation('cases')
  useDocumentTitle(t('ongoingTitle'))
  return (
    <Page>
      <PageHeader title={t('ongoingTitle')} />
    </Page>
  )
}

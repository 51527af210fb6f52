import { useTranslation } from 'react-i18next'
import { Catalogue } from '../features/ecg-phrases/catalogue.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

/** `/ecg/phrases`: the catalogue of the phrases that ECG reviews offer, for admins. SPEC ECG-6, E18. */
export function EcgPhrasesScreen() {
  const { t } = useTranslation('ecgPhrases')
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Catalogue />
    </Page>
  )
}

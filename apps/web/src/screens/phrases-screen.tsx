import { useTranslation } from 'react-i18next'
import { PhraseBook } from '../features/phrases/phrase-book.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

/** `/phrases`: edits the phrases that `/` offers while a report is written. STAFF-6, SPEC 18. */
export function PhrasesScreen() {
  const { t } = useTranslation('phrases')
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <PhraseBook />
    </Page>
  )
}

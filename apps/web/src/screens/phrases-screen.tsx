import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { PhraseBook } from '../features/phrases/phrase-book.tsx'
import { useCan } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'

/** `/phrases`: edits the phrases that `/` offers while a report is written. STAFF-6, SPEC 18. */
export function PhrasesScreen() {
  const { t } = useTranslation('phrases')
  const can = useCan()
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          can('changeMre') && (
            <ButtonLink href={paths.ecgPhrases()} variant="outlined">
              {t('ecgPhrases')}
            </ButtonLink>
          )
        }
      />
      <PhraseBook />
    </Page>
  )
}

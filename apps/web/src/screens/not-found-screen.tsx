import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'

export function NotFoundScreen() {
  const { t } = useTranslation('shell')
  useDocumentTitle(t('notFound.title'))
  return (
    <Page as="main">
      <PageHeader title={t('notFound.title')} lead={t('notFound.text')} />
      <ButtonLink variant="contained" href={paths.home()}>
        {t('notFound.home')}
      </ButtonLink>
    </Page>
  )
}

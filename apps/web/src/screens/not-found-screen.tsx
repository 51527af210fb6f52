import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

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

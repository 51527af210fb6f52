import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { SentMailTable } from '../features/deliveries/sent-mail-table.tsx'
import { useSearchParams } from '../search-params.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { AppLink } from '../ui/navigation/app-link.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

/** Shows internal admins which emails the portal sent, and what became of each. */
export function SentMailsScreen() {
  const { t } = useTranslation(['sentMails', 'deliveries'])
  const { find = '' } = useSearchParams('sentMails')
  const go = useNavigateTo()
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <AppLink href={paths.undelivered()}>{t('deliveries:undeliveredPage.title')}</AppLink>
        }
      />
      <SentMailTable
        find={find}
        onFind={(wanted) => go(paths.sentMails(wanted ? { find: wanted } : {}), { replace: true })}
      />
    </Page>
  )
}

import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { UndeliveredTable } from '../features/deliveries/undelivered-table.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'

/** Shows internal admins the mails that bounced. */
export function UndeliveredScreen() {
  const { t } = useTranslation('deliveries')
  const { t: mails } = useTranslation('sentMails')
  const { t: system } = useTranslation('system')
  useDocumentTitle(t('undeliveredPage.title'))
  return (
    <Page>
      <PageHeader
        title={t('undeliveredPage.title')}
        lead={t('undeliveredPage.lead')}
        action={
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            <ButtonLink href={paths.sentMails()} variant="outlined">
              {mails('title')}
            </ButtonLink>
            <ButtonLink href={paths.system()} variant="outlined">
              {system('title')}
            </ButtonLink>
          </div>
        }
      />
      <UndeliveredTable />
    </Page>
  )
}

import { useTranslation } from 'react-i18next'
import { Worklist } from '../features/worklist/worklist.tsx'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Where the reading side begins (STAFF-4, STAFF-5). */
export function WorklistScreen() {
  const { t } = useTranslation(['cases', 'reading'])
  const { uid } = useSession()
  useDocumentTitle(t('cases:worklistTitle'))
  return (
    <Page>
      <PageHeader title={t('cases:worklistTitle')} lead={t('reading:worklist.lead')} />
      <Worklist accountId={uid} />
    </Page>
  )
}

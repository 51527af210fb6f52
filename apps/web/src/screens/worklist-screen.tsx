import { useTranslation } from 'react-i18next'
import { RowCredits } from '../features/credits/row-credits.tsx'
import { refreshWorklist } from '../features/worklist/worklist.queries.ts'
import { Worklist } from '../features/worklist/worklist.tsx'
import type { WorklistItem } from '../features/worklist/worklist-item.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Where the reading side begins (STAFF-4, STAFF-5). */
export function WorklistScreen() {
  const { t } = useTranslation(['cases', 'reading'])
  const { uid, user_type } = useSession()
  useDocumentTitle(t('cases:worklistTitle'))
  return (
    <Page>
      <PageHeader title={t('cases:worklistTitle')} lead={t('reading:worklist.lead')} />
      <Worklist
        accountId={uid}
        canRead={user_type === 'cardiologist'}
        actions={user_type === 'internal_admin' ? creditsOfRow : undefined}
      />
    </Page>
  )
}

function creditsOfRow({ caseId, caseNumber, credits }: WorklistItem) {
  if (credits === 'none') return null
  return (
    <RowCredits
      caseId={caseId}
      caseNumber={caseNumber}
      mode={credits}
      onChanged={() => void refreshWorklist()}
    />
  )
}

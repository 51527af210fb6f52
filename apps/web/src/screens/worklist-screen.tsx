import { paths } from '@systole/contract/pages'
import { can } from '@systole/domain/access/access'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { RowTool } from '@systole/domain/worklist/row-tools'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RowTools, rowKeys } from '../features/worklist/row-tools.tsx'
import { refreshWorklist } from '../features/worklist/worklist.queries.ts'
import { Worklist } from '../features/worklist/worklist.tsx'
import { worksOnEcgs } from '../features/worklist/worklist-filter.ts'
import type { WorklistItem } from '../features/worklist/worklist-item.ts'
import { useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { useShortcuts } from '../shell/shortcuts/use-shortcuts.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'
import { RowDialogs, type ToolInUse } from './worklist/row-dialogs.tsx'

/** Returns the lead of the view; views that contain more than paid, open cases have their own. */
function leadOf(show: string | undefined, userType: UserType) {
  if (show === 'all') return 'reading:worklist.leadAll'
  if (show === 'closed') return 'reading:worklist.leadClosed'
  return worksOnEcgs(userType) ? 'reading:worklist.leadEcg' : 'reading:worklist.lead'
}

/** Renders the start page of the reading side (STAFF-4, STAFF-5). */
export function WorklistScreen() {
  const { t } = useTranslation(['cases', 'reading'])
  const { uid, user_type } = useSession()
  const [inUse, setInUse] = useState<ToolInUse>()
  const toolsOf = useCallback(
    (item: WorklistItem) => (
      <RowTools item={item} onUse={(tool: RowTool) => setInUse({ tool, item })} />
    ),
    [],
  )
  const { show } = useSearchParams('worklist')
  useShortcuts(rowKeys)
  useDocumentTitle(t('cases:worklistTitle'))
  return (
    <Page>
      <PageHeader
        title={t('cases:worklistTitle')}
        lead={t(leadOf(show, user_type))}
        action={
          can(user_type, 'queryReviewAgreement') && (
            <ButtonLink variant="text" href={paths.ecgAgreement({})}>
              {t('reading:worklist.agreement')}
            </ButtonLink>
          )
        }
      />
      <Worklist accountId={uid} canRead={can(user_type, 'writeReport')} actions={toolsOf} />
      <RowDialogs
        inUse={inUse}
        onClose={() => {
          setInUse(undefined)
          void refreshWorklist()
        }}
      />
    </Page>
  )
}

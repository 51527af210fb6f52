import { useTranslation } from 'react-i18next'
import { AccountDirectory } from '../features/directory/account-directory.tsx'
import { paths } from '../paths.ts'
import { listSearch, useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useGo } from '../ui/use-go.ts'

/** Internal admins help those who cannot sign in. */
export function AccountsScreen() {
  const { t } = useTranslation('directory')
  const { uid } = useSession()
  const { find = '' } = useSearchParams(listSearch)
  const go = useGo()
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <AccountDirectory
        uid={uid}
        find={find}
        onFind={(wanted) => go(paths.accounts(wanted ? { find: wanted } : {}), { replace: true })}
      />
    </Page>
  )
}

import { useTranslation } from 'react-i18next'
import { PermissionTable } from '../features/directory/permissions/permission-table.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

/** Shows internal admins who of the staff may work in which service. ROLE-4. */
export function PermissionsScreen() {
  const { t } = useTranslation('directory')
  useDocumentTitle(t('permissions.title'))
  return (
    <Page>
      <PageHeader title={t('permissions.title')} lead={t('permissions.lead')} />
      <PermissionTable />
    </Page>
  )
}

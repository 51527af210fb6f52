import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountDirectory } from '../features/directory/account-directory.tsx'
import { AccountPage } from '../features/directory/account-page.tsx'
import { ACCOUNT_FILTERS } from '../features/directory/directory.queries.ts'
import { InviteStaffDialog } from '../features/directory/invite-staff-dialog.tsx'
import { useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/display/icon.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

/** Lets internal admins create and disable accounts and help those who cannot sign in. STAFF-6. */
export function AccountsScreen() {
  const { t } = useTranslation('directory')
  const { uid } = useSession()
  const { find = '', show, id } = useSearchParams('accounts')
  const byDefault = find ? 'all' : 'staff'
  const shown = ACCOUNT_FILTERS.find((each) => each === show) ?? byDefault
  const [inviting, setInviting] = useState(false)
  const go = useNavigateTo()
  useDocumentTitle(t('title'))
  if (id)
    return (
      <Page>
        <AccountPage key={id} accountId={id} uid={uid} />
      </Page>
    )
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <Actions>
            <ButtonLink href={paths.services()} variant="outlined">
              {t('services.title')}
            </ButtonLink>
            <ButtonLink href={paths.permissions()} variant="outlined">
              {t('permissions.title')}
            </ButtonLink>
            <Button
              variant="contained"
              startIcon={<Icon of={UserPlus} size={20} />}
              onClick={() => setInviting(true)}
            >
              {t('invite.action')}
            </Button>
          </Actions>
        }
      />
      <AccountDirectory
        uid={uid}
        find={find}
        shown={shown}
        onLook={(wanted) => {
          const usual = wanted.find ? 'all' : 'staff'
          const address = {
            ...(wanted.find && { find: wanted.find }),
            ...(wanted.shown !== usual && { show: wanted.shown }),
          }
          go(paths.accounts(address), { replace: true })
        }}
      />
      {inviting && <InviteStaffDialog onClose={() => setInviting(false)} />}
    </Page>
  )
}

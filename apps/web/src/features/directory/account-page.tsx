import { styled } from '@mui/material/styles'
import type { AccountDetails } from '@systole/contract/accounts/account-directory'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { userTypeKey } from '../../shell/person.ts'
import { Icon } from '../../ui/display/icon.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SettingsSections } from '../../ui/layout/settings-section.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { AccessSection } from './access-section.tsx'
import { AccountProfileSection } from './account-profile-section.tsx'
import { AccountSessionsSection } from './account-sessions-section.tsx'
import { AccountStateChip, accountName } from './account-state.tsx'
import { ChangesSection } from './changes-section.tsx'
import { accountQuery } from './directory.queries.ts'
import { SignInSection } from './sign-in-section.tsx'

const Back = styled('p')({
  marginBottom: 12,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 44 },
})
const Lead = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
})

/** Shows one account: its person, sign-in methods, sessions and changes. */
export function AccountPage({ accountId, uid }: { accountId: string; uid: string }) {
  const { t } = useTranslation('directory')
  const query = useQuery(accountQuery(accountId))
  return (
    <>
      <Back>
        <AppLink href={paths.accounts()}>
          <Icon of={ArrowLeft} /> {t('page.back')}
        </AppLink>
      </Back>
      <QueryFailure query={query} />
      {query.isPending && <BlockSkeleton lines={10} />}
      {query.data && <Account details={query.data} own={accountId === uid} />}
    </>
  )
}

function Account({ details, own }: { details: AccountDetails; own: boolean }) {
  const { account } = details
  const isDisabled = account.state === 'disabled'
  const { email, firstName, lastName, title, user_type } = account
  return (
    <>
      <PageHeader title={accountName(account)} lead={<Summary details={details} />} />
      <SettingsSections>
        <AccountProfileSection
          key={[email, firstName, lastName, title, user_type].join('|')}
          details={details}
          own={own}
        />
        {!isDisabled && <SignInSection details={details} own={own} />}
        {!isDisabled && <AccountSessionsSection details={details} />}
        <AccessSection details={details} own={own} />
        <ChangesSection details={details} />
      </SettingsSections>
    </>
  )
}

function Summary({ details }: { details: AccountDetails }) {
  const { account, since, last_login } = details
  const { t } = useTranslation(['directory', 'shell'])
  const format = useFormat()
  const now = useNow()
  const opened = since
  const login = last_login
  return (
    <Lead>
      <AccountStateChip state={account.state} />
      <span>
        {[t(`shell:userTypes.${userTypeKey[account.user_type]}`), account.hospital]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {opened && <span>{t('page.since', { date: format.date(opened) })}</span>}
      <span>
        {login ? t('page.lastLogin', { time: format.moment(login, now) }) : t('page.neverIn')}
      </span>
    </Lead>
  )
}

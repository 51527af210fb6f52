import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeError } from '../api/describe-error.ts'
import { ownAccountQuery } from '../features/accounts/own-account/own-account.queries.ts'
import { OwnProfileSection } from '../features/accounts/own-account/own-profile-section.tsx'
import { OwnSessionsSection } from '../features/accounts/own-account/own-sessions-section.tsx'
import { PasskeysSection } from '../features/accounts/own-account/passkeys-section.tsx'
import { PasswordSection } from '../features/accounts/own-account/password-section.tsx'
import { PushSection } from '../features/accounts/own-account/push/push-section.tsx'
import { TotpSection } from '../features/accounts/own-account/totp-section.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../ui/feedback/skeletons.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { SettingsSections } from '../ui/layout/settings-section.tsx'

/** Renders the own account: profile, security and sessions; the same for vets and staff. */
export function AccountScreen() {
  const { t } = useTranslation('account')
  const { data: account, error, refetch } = useQuery(ownAccountQuery)
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      {account && (
        <SettingsSections>
          <OwnProfileSection account={account} />
          <PasswordSection email={account.email} />
          <OwnSessionsSection />
          <PushSection />
          <TotpSection account={account} />
          <PasskeysSection account={account} />
        </SettingsSections>
      )}
      {!account && error && (
        <Notice tone="danger" onRetry={() => void refetch()}>
          {describeError(error)}
        </Notice>
      )}
      {!account && !error && <BlockSkeleton lines={10} />}
    </Page>
  )
}

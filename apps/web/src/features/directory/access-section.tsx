import type { AccountDetails } from '@systole/contract/accounts/account-directory'
import { isStaff } from '@systole/domain/accounts/is-staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { SettingsSection } from '../../ui/layout/settings-section.tsx'
import { accountName } from './account-state.tsx'
import { disableAccount, enableAccount } from './directory.queries.ts'

const REASON_MAX_CHARACTERS = 500

/** Disables or enables the account, or explains why it cannot be disabled. */
export function AccessSection({ details, own }: { details: AccountDetails; own: boolean }) {
  const { t } = useTranslation('directory')
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  const since = details.disabled
  const stays = own ? t('access.own') : details.is_last_admin && t('access.last')
  const close = () => setAsking(false)
  return (
    <SettingsSection title={t('access.title')} lead={t('access.lead')}>
      {since && <p style={{ margin: 0 }}>{t('access.since', { time: format.dateTime(since) })}</p>}
      {!since && stays && <p style={{ margin: 0 }}>{stays}</p>}
      {(since || !stays) && (
        <div>
          <Button
            variant="outlined"
            color={since ? 'primary' : 'error'}
            onClick={() => setAsking(true)}
          >
            {t(since ? 'access.enable' : 'access.disable')}
          </Button>
        </div>
      )}
      {asking && since && <EnableDialog details={details} onClose={close} />}
      {asking && !since && <DisableDialog details={details} onClose={close} />}
    </SettingsSection>
  )
}

function DisableDialog({ details, onClose }: { details: AccountDetails; onClose: () => void }) {
  const { t } = useTranslation('directory')
  const { account, reading, sessions } = details
  const name = accountName(account)
  const work = useAction({
    run: (reason: string) => disableAccount(account.uid, reason),
    done: t('access.disabled', { name }),
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={t('access.disableTitle', { name })}
      field={{
        label: t('reason.label'),
        hint: t('reason.logged'),
        missing: t('reason.missing'),
        maxLength: REASON_MAX_CHARACTERS,
      }}
      confirmLabel={t('access.disable')}
      busyLabel={t('access.disabling')}
      action={work}
      danger
      onConfirm={(reason) => work.start(reason)}
      onClose={onClose}
    >
      <ul style={{ margin: 0, paddingLeft: '1.2em' }}>
        <li>{t('access.sessions', { count: sessions.length })}</li>
        {isStaff(account.user_type) && <li>{t('access.cases', { count: reading })}</li>}
        <li>{t('access.password')}</li>
      </ul>
    </ReasonDialog>
  )
}

function EnableDialog({ details, onClose }: { details: AccountDetails; onClose: () => void }) {
  const { t } = useTranslation('directory')
  const { account } = details
  const name = accountName(account)
  const work = useAction({
    run: () => enableAccount(account.uid),
    done: t('access.enabled', { name, email: account.email }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      title={t('access.enableTitle', { name })}
      confirmLabel={t('access.enable')}
      busy={work.isBusy}
      onConfirm={() => work.start()}
      onCancel={onClose}
    >
      {t('access.enableText', { email: account.email })}
      {work.error && (
        <div style={{ marginTop: 16 }}>
          <FailureNotice error={work.error} />
        </div>
      )}
    </ConfirmDialog>
  )
}

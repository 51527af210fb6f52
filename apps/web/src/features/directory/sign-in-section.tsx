import type { AccountDetails } from '@systole/contract/accounts/account-directory'
import { KeyRound, Lock, type LucideIcon, Mail, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { SettingsList, SettingsSection } from '../../ui/layout/settings-section.tsx'
import { accountName, hasSecondStep, SecondStepChips } from './account-state.tsx'
import { sendAccountLink, unlockAccount } from './directory.queries.ts'
import { ResetDialog } from './reset-dialog.tsx'

/** Offers help for a person who cannot sign in: a link, unlocking the account, resetting the second step. */
export function SignInSection({ details, own }: { details: AccountDetails; own: boolean }) {
  const { account } = details
  const { t } = useTranslation('directory')
  const [resetting, setResetting] = useState(false)
  const name = accountName(account)
  const link = useQuickTask(() => sendAccountLink(account.uid), t('signIn.linkSent', account))
  const unlock = useQuickTask(() => unlockAccount(account.uid), t('signIn.unlocked', { name }))
  const isInvited = account.state === 'invited'
  return (
    <SettingsSection title={t('signIn.title')} lead={t('signIn.lead')}>
      <SettingsList>
        {account.state === 'locked' && (
          <Line icon={Lock} title={t('signIn.locked')} text={t('signIn.lockedText')}>
            <Button variant="contained" {...unlock}>
              {t('signIn.unlock')}
            </Button>
          </Line>
        )}
        <Line
          icon={isInvited ? Mail : KeyRound}
          title={t(isInvited ? 'signIn.invitation' : 'signIn.password')}
          text={t(isInvited ? 'signIn.invitationText' : 'signIn.passwordText')}
        >
          <Button variant="outlined" {...link}>
            {t(isInvited ? 'signIn.sendAgain' : 'signIn.sendLink')}
          </Button>
        </Line>
        <Line
          icon={ShieldCheck}
          title={t('columns.factor')}
          text={<SecondStepChips account={account} />}
        >
          {hasSecondStep(account) && !own && (
            <Button
              variant="outlined"
              color="error"
              aria-label={t('reset.of', { name })}
              onClick={() => setResetting(true)}
            >
              {t('reset.action')}
            </Button>
          )}
        </Line>
      </SettingsList>
      {resetting && <ResetDialog account={account} onClose={() => setResetting(false)} />}
    </SettingsSection>
  )
}

function Line(props: { icon: LucideIcon; title: string; text: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon of={props.icon} size={24} strokeWidth={1.75} />
      <div className="what">
        <b>{props.title}</b>
        <p>{props.text}</p>
      </div>
      <div className="buttons">{props.children}</div>
    </li>
  )
}

/** Manages a button that runs one action and reports it; presses while it is busy are ignored. */
function useQuickTask(run: () => Promise<unknown>, done: string) {
  const work = useAction({
    run,
    done,
    failed: (reason) => reason,
  })
  return {
    'aria-disabled': work.isBusy,
    onClick: () => work.start(),
  }
}

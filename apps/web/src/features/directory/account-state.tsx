import { styled } from '@mui/material/styles'
import type { DirectoryEntry } from '@systole/contract/accounts/account-directory'
import { fullName } from '@systole/domain/accounts/full-name'
import { isStaff } from '@systole/domain/accounts/is-staff'
import { Ban, CircleCheck, KeyRound, Lock, Mail, ShieldAlert, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/display/tone-chip.tsx'

const Chips = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 })

export function accountName({
  firstName,
  lastName,
  email,
}: Pick<DirectoryEntry, 'firstName' | 'lastName' | 'email'>) {
  return fullName({ first: firstName, last: lastName }) || email
}

export function hasSecondStep({ totp, passkeys }: DirectoryEntry): boolean {
  return totp || passkeys > 0
}

const LOOKS = {
  active: { tone: 'ok', icon: CircleCheck },
  invited: { tone: 'info', icon: Mail },
  locked: { tone: 'warn', icon: Lock },
  disabled: { tone: 'neutral', icon: Ban },
} as const

export function AccountStateChip({ state }: Pick<DirectoryEntry, 'state'>) {
  const { t } = useTranslation('directory')
  return <ToneChip {...LOOKS[state]}>{t(`state.${state}`)}</ToneChip>
}

/** Shows the account's second steps; staff without one are marked. */
export function SecondStepChips({ account }: { account: DirectoryEntry }) {
  const { t } = useTranslation('directory')
  if (!hasSecondStep(account)) {
    const isMissed = isStaff(account.user_type) && account.state !== 'disabled'
    return isMissed ? (
      <ToneChip tone="warn" icon={ShieldAlert}>
        {t('factor.none')}
      </ToneChip>
    ) : (
      t('factor.none')
    )
  }
  return (
    <Chips>
      {account.totp && (
        <ToneChip tone="ok" icon={Smartphone}>
          {t('factor.totp')}
        </ToneChip>
      )}
      {account.passkeys > 0 && (
        <ToneChip tone="ok" icon={KeyRound}>
          {t('factor.passkeys', { count: account.passkeys })}
        </ToneChip>
      )}
    </Chips>
  )
}

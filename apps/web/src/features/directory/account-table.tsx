import { styled } from '@mui/material/styles'
import type { DirectoryEntry } from '@systole/contract/account-directory'
import { fullName } from '@systole/domain/accounts/full-name'
import { KeyRound, Mail, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { userTypeKey } from '../../shell/person.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { ToneChip } from '../../ui/tone-chip.tsx'

const Chips = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 6 })

export function nameOf({ fname, lname, email }: DirectoryEntry): string {
  return fullName({ first: fname, last: lname }) || email
}

export function hasSecondStep({ totp, passkeys }: DirectoryEntry): boolean {
  return totp || passkeys > 0
}

/** Who was found and how they sign in; what can be taken off has a button, but not one's own. */
export function AccountTable(props: {
  accounts: readonly DirectoryEntry[]
  uid: string
  busy: boolean
  onReset: (account: DirectoryEntry) => void
}) {
  const { accounts, busy } = props
  const { t } = useTranslation('directory')
  return (
    <DataTable
      caption={t('caption')}
      hideCaption
      columns={useColumns(props)}
      rows={accounts}
      rowKey={({ uid }) => uid}
      busy={busy}
    />
  )
}

function useColumns(props: {
  uid: string
  onReset: (account: DirectoryEntry) => void
}): Column<DirectoryEntry>[] {
  const { uid, onReset } = props
  const { t } = useTranslation(['directory', 'shell'])
  return [
    {
      id: 'name',
      header: t('columns.name'),
      card: 'title',
      cell: (account) => (
        <PersonName
          name={nameOf(account)}
          asides={[account.title, account.uid === uid && t('factor.you')]}
        />
      ),
    },
    {
      id: 'email',
      header: t('columns.email'),
      card: 'meta',
      cell: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email}</span>,
    },
    {
      id: 'role',
      header: t('columns.role'),
      card: 'meta',
      cell: ({ user_type }) => t(`shell:userTypes.${userTypeKey[user_type]}`),
    },
    {
      id: 'hospital',
      header: t('columns.hospital'),
      card: 'meta',
      cell: ({ hospital }) => hospital,
    },
    {
      id: 'factor',
      header: t('columns.factor'),
      card: 'foot',
      cell: (account) => <Factors account={account} />,
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (account) =>
        hasSecondStep(account) &&
        account.uid !== uid && (
          <Button
            color="error"
            aria-label={t('reset.of', { name: nameOf(account) })}
            onClick={() => onReset(account)}
          >
            {t('reset.action')}
          </Button>
        ),
    },
  ]
}

function Factors({ account }: { account: DirectoryEntry }) {
  const { t } = useTranslation('directory')
  if (account.state === 'invited')
    return (
      <ToneChip tone="info" icon={Mail}>
        {t('factor.invited')}
      </ToneChip>
    )
  if (!hasSecondStep(account)) return t('factor.none')
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

import { styled } from '@mui/material/styles'
import type { DirectoryEntry } from '@systole/contract/accounts/account-directory'
import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { userTypeKey } from '../../shell/person.ts'
import { PersonName } from '../../ui/display/person-name.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { AccountStateChip, accountName, SecondStepChips } from './account-state.tsx'

const Address = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '.875rem',
  color: (theme.vars ?? theme).palette.ink.muted,
  overflowWrap: 'anywhere',
}))

/** Returns the columns of the list. */
export function useAccountColumns(uid: string): Column<DirectoryEntry>[] {
  const { t } = useTranslation(['directory', 'shell'])
  return [
    {
      id: 'name',
      header: t('columns.name'),
      card: 'title',
      cell: (account) => (
        <>
          <AppLink href={paths.accounts({ id: account.uid })}>
            <PersonName
              name={accountName(account)}
              asides={[account.title, account.uid === uid && t('factor.you')]}
            />
          </AppLink>
          <Address>{account.email}</Address>
        </>
      ),
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
      id: 'state',
      header: t('columns.state'),
      card: 'foot',
      cell: ({ state }) => <AccountStateChip state={state} />,
    },
    {
      id: 'factor',
      header: t('columns.factor'),
      card: 'foot',
      cell: (account) => <SecondStepChips account={account} />,
    },
    {
      id: 'seen',
      header: t('columns.seen'),
      card: 'meta',
      cell: (account) => <LastSeen account={account} />,
    },
  ]
}

function LastSeen({ account }: { account: DirectoryEntry }) {
  const { t } = useTranslation('directory')
  const format = useFormat()
  const now = useNow()
  const at = account.last_seen
  return at ? format.moment(at, now) : t('seen.out')
}

import type { DirectoryEntry } from '@systole/contract/account-directory'
import { useQuery } from '@tanstack/react-query'
import { SearchX, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchList } from '../../ui/search-list.tsx'
import { RowSkeletons } from '../../ui/skeletons.tsx'
import { AccountTable } from './account-table.tsx'
import { accountsQuery } from './directory.queries.ts'
import { ResetDialog } from './reset-dialog.tsx'

/** Looks somebody up and takes a lost second step off. */
export function AccountDirectory(props: {
  uid: string
  find: string
  onFind: (find: string) => void
}) {
  const { uid, find, onFind } = props
  const { t } = useTranslation('directory')
  const query = useQuery(accountsQuery(find))
  const [chosen, setChosen] = useState<DirectoryEntry>()
  return (
    <SearchList
      search={{ label: t('find'), hint: t('findHint'), submit: t('submit'), find, onFind }}
      count={query.data && find !== '' && <Count {...query.data} />}
    >
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={3} height={60} />}
      <Found
        find={find}
        accounts={find === '' ? [] : query.data?.accounts}
        uid={uid}
        busy={query.isFetching}
        onReset={setChosen}
      />
      {chosen && <ResetDialog account={chosen} onClose={() => setChosen(undefined)} />}
    </SearchList>
  )
}

function Count({ accounts, total }: { accounts: readonly DirectoryEntry[]; total: number }) {
  const { t } = useTranslation('directory')
  if (total > accounts.length) return t('some', { shown: accounts.length, total })
  return t('count', { count: total })
}

function Found(props: {
  find: string
  accounts: readonly DirectoryEntry[] | undefined
  uid: string
  busy: boolean
  onReset: (account: DirectoryEntry) => void
}) {
  const { find, accounts, ...table } = props
  const { t } = useTranslation('directory')
  if (!accounts) return null
  return (
    <Card as="div">
      {accounts.length > 0 && <AccountTable accounts={accounts} {...table} />}
      {accounts.length === 0 && find !== '' && (
        <EmptyState icon={SearchX}>{t('nothing')}</EmptyState>
      )}
      {find === '' && <EmptyState icon={Users}>{t('first')}</EmptyState>}
    </Card>
  )
}

import { styled } from '@mui/material/styles'
import type { DirectoryEntry } from '@systole/contract/accounts/account-directory'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { FilterChips } from '../../ui/form/filter-chips.tsx'
import { SearchList } from '../../ui/form/search-list.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AccountTable } from './account-table.tsx'
import { accountsQuery, SHOWN, type Shown } from './directory.queries.ts'

const Chips = styled('div')({ display: 'flex' })

/** Lists staff by default; vets and accounts in another state by filter, any account by search. */
export function AccountDirectory(props: {
  uid: string
  find: string
  shown: Shown
  onLook: (wanted: { find: string; shown: Shown }) => void
}) {
  const { uid, find, shown, onLook } = props
  const { t } = useTranslation('directory')
  const query = useQuery(accountsQuery(shown, find))
  return (
    <SearchList
      search={{
        label: t('find'),
        hint: t('findHint'),
        submit: t('submit'),
        find,
        onFind: (wanted) => onLook({ find: wanted, shown: wanted ? 'all' : 'staff' }),
      }}
      count={query.data && <Count {...query.data} />}
    >
      <Chips>
        <FilterChips
          label={t('show.label')}
          chips={SHOWN.map((id) => ({ id, label: t(`show.${id}`) }))}
          chosen={shown}
          onChoose={(next) => onLook({ find, shown: next })}
        />
      </Chips>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={6} height={60} />}
      {query.data && (
        <Card as="div">
          {query.data.accounts.length > 0 ? (
            <AccountTable accounts={query.data.accounts} uid={uid} busy={query.isFetching} />
          ) : (
            <EmptyState icon={SearchX}>{t('nothing')}</EmptyState>
          )}
        </Card>
      )}
    </SearchList>
  )
}

function Count({ accounts, total }: { accounts: readonly DirectoryEntry[]; total: number }) {
  const { t } = useTranslation('directory')
  if (total > accounts.length) return t('some', { shown: accounts.length, total })
  return t('count', { count: total })
}

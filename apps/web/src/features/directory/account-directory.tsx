import { styled } from '@mui/material/styles'
import type { DirectoryEntry } from '@systole/contract/accounts/account-directory'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../ui/form/filter-chips.tsx'
import { SearchList } from '../../ui/form/search-list.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { useAccountColumns } from './account-columns.tsx'
import { ACCOUNT_FILTERS, type AccountFilter, accountsQuery } from './directory.queries.ts'

const Chips = styled('div')({ display: 'flex' })

/** Lists staff by default; vets and accounts in another state by filter, any account by search. */
export function AccountDirectory(props: {
  uid: string
  find: string
  shown: AccountFilter
  onLook: (wanted: { find: string; shown: AccountFilter }) => void
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
          chips={ACCOUNT_FILTERS.map((id) => ({ id, label: t(`show.${id}`) }))}
          chosen={shown}
          onChoose={(next) => onLook({ find, shown: next })}
        />
      </Chips>
      <QueryTable
        query={query}
        rowsOf={({ accounts }) => accounts}
        caption={t('caption')}
        columns={useAccountColumns(uid)}
        rowKey={(account) => account.uid}
        busy={query.isFetching}
        rowIsLink
        empty={{ icon: SearchX, text: t('nothing') }}
        skeleton={{ rows: 6 }}
      />
    </SearchList>
  )
}

function Count({ accounts, total }: { accounts: readonly DirectoryEntry[]; total: number }) {
  const { t } = useTranslation('directory')
  if (total > accounts.length) return t('some', { shown: accounts.length, total })
  return t('count', { count: total })
}

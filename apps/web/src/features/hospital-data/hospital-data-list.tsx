import type { CreditHospital } from '@systole/contract/money/credit-office'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SearchList } from '../../ui/form/search-list.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { hospitalsQuery } from './hospital-data.queries.ts'

/** Lists every hospital, with a search by name, email or distributor. */
export function HospitalDataList(props: { find: string; onFind: (find: string) => void }) {
  const { find, onFind } = props
  const { t } = useTranslation('hospitalData')
  const query = useQuery(hospitalsQuery(find))
  const columns = useColumns()
  const { hospitals = [], total = 0 } = query.data ?? {}
  const count =
    total > hospitals.length
      ? t('some', { shown: hospitals.length, total })
      : t('count', { count: total })
  return (
    <SearchList
      search={{ label: t('find'), hint: t('findHint'), submit: t('submit'), find, onFind }}
      count={query.data && count}
    >
      <QueryTable
        query={query}
        rowsOf={(data) => data.hospitals}
        caption={t('caption')}
        columns={columns}
        rowKey={({ hospital_id }) => hospital_id}
        busy={query.isFetching}
        rowIsLink
        empty={{ icon: SearchX, text: t('none') }}
      />
    </SearchList>
  )
}

function useColumns(): Column<CreditHospital>[] {
  const { t } = useTranslation('hospitalData')
  const format = useFormat()
  const hospitalName = useHospitalName()
  return [
    {
      id: 'hospital',
      header: t('columns.hospital'),
      card: 'title',
      cell: ({ name, hospital_id }) => (
        <AppLink href={paths.hospitalData({ id: hospital_id })}>{hospitalName(name)}</AppLink>
      ),
    },
    {
      id: 'country',
      header: t('columns.country'),
      cell: ({ country }) => format.region(country),
    },
  ]
}

import { styled } from '@mui/material/styles'
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
import { creditHospitalsQuery } from './credits.queries.ts'
import { PlanLine } from './plans/plan-line.tsx'

const Lines = styled('span')({ display: 'grid', gap: 4 })

/** Lists every hospital with its plans and their credits. */
export function CreditHospitalList(props: { find: string; onFind: (find: string) => void }) {
  const { find, onFind } = props
  const { t } = useTranslation('credits')
  const query = useQuery(creditHospitalsQuery(find ? { find } : {}))
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
        empty={{ icon: SearchX, text: t('nothing') }}
      />
    </SearchList>
  )
}

function useColumns(): Column<CreditHospital>[] {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const hospitalName = useHospitalName()
  return [
    {
      id: 'hospital',
      header: t('columns.hospital'),
      card: 'title',
      cell: ({ name, hospital_id }) => (
        <AppLink href={paths.credits({ id: hospital_id })}>{hospitalName(name)}</AppLink>
      ),
    },
    {
      id: 'distributor',
      header: t('columns.distributor'),
      cell: ({ distributor }) => distributor?.name ?? t('none'),
    },
    {
      id: 'plans',
      header: t('columns.plans'),
      cell: ({ plans }) => (
        <Lines>
          {plans.length === 0 && t('noPlan')}
          {plans.map((plan) => (
            <PlanLine key={plan.credit_plan_id} plan={plan} />
          ))}
        </Lines>
      ),
    },
    {
      id: 'balance',
      header: t('columns.balance'),
      align: 'end',
      cell: ({ plans }) => (
        <Lines>
          {plans.length === 0 && t('noBalance')}
          {plans.map(({ credit_plan_id, balance }) => (
            <span key={credit_plan_id}>{format.number(balance)}</span>
          ))}
        </Lines>
      ),
    },
  ]
}

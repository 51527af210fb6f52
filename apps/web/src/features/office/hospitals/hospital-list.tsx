import { styled } from '@mui/material/styles'
import type { OfficeHospital } from '@systole/contract/hospitals/hospital-office'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../ui/form/filter-chips.tsx'
import { SearchList } from '../../../ui/form/search-list.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useHospitalName } from '../../../ui/format/use-hospital-name.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { QueryTable } from '../../../ui/table/query-table.tsx'
import { officeHospitalsQuery } from './hospital-office.queries.ts'

/** The countries that the portal serves. SPEC 1. */
const COUNTRIES = ['HK', 'TW', 'CN', 'JP', 'KR', 'MY'] as const

const Aside = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '.875rem',
  color: (theme.vars ?? theme).palette.ink.muted,
  overflowWrap: 'anywhere',
}))

type Wanted = { find: string; country: string }

/** Lists the hospitals with their country, people, plans and recent cases; found by words and country. */
export function HospitalList({ find, country, onLook }: Wanted & { onLook: (to: Wanted) => void }) {
  const { t } = useTranslation('hospitals')
  const format = useFormat()
  const query = useQuery(officeHospitalsQuery({ find, country }))
  const { hospitals = [], total = 0 } = query.data ?? {}
  const count =
    total > hospitals.length
      ? t('some', { shown: hospitals.length, total })
      : t('count', { count: total })
  return (
    <SearchList
      search={{
        ...{ label: t('find'), hint: t('findHint'), submit: t('submit'), find },
        onFind: (wanted) => onLook({ find: wanted, country }),
      }}
      count={query.data && count}
    >
      <div style={{ display: 'flex' }}>
        <FilterChips
          label={t('country')}
          chips={[
            { id: '', label: t('everywhere') },
            ...COUNTRIES.map((id) => ({ id, label: format.region(id) })),
          ]}
          chosen={country}
          onChoose={(next) => onLook({ find, country: next })}
        />
      </div>
      <QueryTable
        query={query}
        rowsOf={(data) => data.hospitals}
        caption={t('title')}
        columns={useColumns()}
        rowKey={({ hospital_id }) => hospital_id}
        busy={query.isFetching}
        rowIsLink
        empty={{ icon: SearchX, text: t('none') }}
        skeleton={{ rows: 8 }}
      />
    </SearchList>
  )
}

function useColumns(): Column<OfficeHospital>[] {
  const { t } = useTranslation('hospitals')
  const format = useFormat()
  const hospitalName = useHospitalName()
  const now = useNow()
  return [
    {
      id: 'hospital',
      header: t('columns.hospital'),
      card: 'title',
      cell: ({ name, hospital_id, email }) => (
        <>
          <AppLink href={paths.hospitals({ id: hospital_id })}>{hospitalName(name)}</AppLink>
          <Aside>{email}</Aside>
        </>
      ),
    },
    {
      id: 'country',
      header: t('columns.country'),
      card: 'meta',
      cell: ({ country }) => format.region(country),
    },
    {
      id: 'plans',
      header: t('columns.plans'),
      card: 'meta',
      cell: ({ plans, distributor }) => (
        <>
          {plans.length > 0 ? plans.join(', ') : t('noPlan')}
          {distributor && <Aside>{distributor}</Aside>}
        </>
      ),
    },
    {
      id: 'accounts',
      header: t('columns.accounts'),
      align: 'end',
      cell: ({ accounts }) => format.number(accounts),
    },
    {
      id: 'cases',
      header: t('columns.cases'),
      align: 'end',
      cell: ({ cases }) => `${format.number(cases)}${cases >= 1000 ? '+' : ''}`,
    },
    {
      id: 'latest',
      header: t('columns.latest'),
      card: 'foot',
      cell: ({ latest, erased }) => {
        if (erased) return t('erased', { date: format.date(erased) })
        return latest ? format.moment(latest, now) : t('noCases')
      },
    },
  ]
}

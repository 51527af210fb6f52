import { styled } from '@mui/material/styles'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'
import { FilterDays } from './filter-days.tsx'
import { FilterSelects, type Narrowing } from './filter-selects.tsx'
import type { TypedTexts } from './use-worklist-filter.ts'
import { isNarrowed, seesEcgs, type WorklistFilter, worksOnEcgs } from './worklist-filter.ts'
import { WorklistFound } from './worklist-found.tsx'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
  alignItems: 'end',
  '& > [data-wide]': { gridColumn: 'span 2' },
  gap: 12,
  '& label': { fontSize: '.875rem' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}))
const More = styled('details')({
  '& > summary': { minHeight: 44, lineHeight: '44px', cursor: 'pointer', fontWeight: 600 },
})

/** The time bands, and after them the way to further filters. */
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  '& > details[open]': { flexBasis: '100%' },
})

type Props = {
  /** The time bands. */
  bands: ReactNode
  filter: WorklistFilter
  onChange: (filter: WorklistFilter) => void
  typed: TypedTexts
}

/** Filters cases by text and what the cases of the role differ by; rare filters are behind "More filters". STAFF-1. */
export function WorklistFilters({ filter, onChange, typed, bands }: Props) {
  const { t } = useTranslation('reading')
  const { user_type: userType } = useSession()
  const narrow = useNarrow()
  const { usual, rare } = narrowingsOf(userType, filter)
  const find = (
    <div data-wide="">
      <TextField
        type="search"
        label={t('worklist.find.label')}
        placeholder={t('worklist.find.hint')}
        value={typed.find.text}
        onChange={(event) => typed.find.type(event.target.value)}
      />
    </div>
  )
  const others = (
    <>
      <TextField
        label={t('worklist.filter.hospital')}
        value={typed.hospital.text}
        onChange={(event) => typed.hospital.type(event.target.value)}
      />
      <FilterSelects names={usual} filter={filter} onChange={onChange} />
    </>
  )
  const behind = (
    <Fields>
      {narrow && others}
      <FilterSelects names={rare} filter={filter} onChange={onChange} />
      <FilterDays filter={filter} onChange={onChange} />
    </Fields>
  )
  const isOpen = narrow ? isNarrowed(withoutFind(filter)) : hasRare(filter, rare)
  return (
    <>
      <WorklistFound filter={filter} onChange={onChange} />
      <Fields>
        {find}
        {!narrow && others}
      </Fields>
      <Line>
        {bands}
        <More key={String(isOpen)} open={isOpen}>
          <summary>{t('worklist.filter.more')}</summary>
          {behind}
        </More>
      </Line>
    </>
  )
}

function withoutFind({ find: _, ...rest }: WorklistFilter): WorklistFilter {
  return rest
}

function hasRare(filter: WorklistFilter, rare: readonly Narrowing[]): boolean {
  return Boolean(filter.from || filter.to || rare.some((name) => filter[name] !== undefined))
}

/** Returns the filters that mean something to the role: services and modes where there are several. */
function narrowingsOf(
  userType: UserType,
  { service }: WorklistFilter,
): { usual: Narrowing[]; rare: Narrowing[] } {
  const hasModes = !worksOnEcgs(userType) && (service ?? 'econsult') === 'econsult'
  return {
    usual: [
      'worker',
      ...(seesEcgs(userType) ? (['service'] as const) : []),
      'status',
      'result',
      'period',
    ],
    rare: [...(hasModes ? (['mode'] as const) : []), 'language', 'enquiry'],
  }
}

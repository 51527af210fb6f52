import { styled } from '@mui/material/styles'
import type { UserType } from '@systole/domain/accounts/user-type'
import { languageNames } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { staffStatusWord } from '../../ui/display/status-chip.tsx'
import { FilterChips } from '../../ui/form/filter-chips.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'
import {
  BANDS,
  ENQUIRIES,
  isNarrowed,
  LANGUAGES,
  MODES,
  RESULTS,
  readFilter,
  SERVICES,
  type Show,
  STATUSES,
  seesEcgs,
  showsOf,
  type WorklistFilter,
  worksOnEcgs,
} from './worklist-filter.ts'
import { WorklistFound } from './worklist-found.tsx'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  '& > :has(input)': { gridColumn: 'span 2' },
  gap: 12,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}))
const More = styled('details')({
  '& > summary': { minHeight: 44, lineHeight: '44px', cursor: 'pointer', fontWeight: 600 },
})

type Narrowing = Exclude<
  keyof WorklistFilter,
  'show' | 'find' | 'happened' | 'since' | 'until' | 'took' | 'holder' | 'worker'
>

/** Filters cases by reader, text, time left and what else the cases of the role differ by. */
export function WorklistFilters(props: {
  filter: WorklistFilter
  onChange: (filter: WorklistFilter) => void
  typed: string
  onType: (text: string) => void
  canRead: boolean
}) {
  const { filter, onChange, typed, onType, canRead } = props
  const { t } = useTranslation('reading')
  const { user_type: userType } = useSession()
  const narrow = useNarrow()
  const showLabel = (show: Show) => {
    if (show === 'open') return t(`worklist.queue.${queueKey(userType)}`)
    const isEcg = worksOnEcgs(userType)
    return isEcg && (show === 'free' || show === 'others')
      ? t(`worklist.queue.${show}`)
      : t(`worklist.filter.${show}`)
  }
  const find = (
    <TextField
      type="search"
      label={t('worklist.find.label')}
      placeholder={t('worklist.find.hint')}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  )
  const selects = <Selects filter={filter} onChange={onChange} />
  return (
    <>
      <FilterChips
        label={t('worklist.filter.label')}
        chips={showsOf(userType, canRead).map((id) => ({
          id,
          label: showLabel(id),
        }))}
        chosen={filter.show}
        onChoose={(show) => onChange({ ...filter, show })}
      />
      <WorklistFound filter={filter} onChange={onChange} />
      {narrow ? (
        <>
          {find}
          <More open={isNarrowed(withoutFind(filter))}>
            <summary>{t('worklist.filter.more')}</summary>
            <Fields>{selects}</Fields>
          </More>
        </>
      ) : (
        <Fields>
          {find}
          {selects}
        </Fields>
      )}
    </>
  )
}

function withoutFind({ find: _, ...rest }: WorklistFilter): WorklistFilter {
  return rest
}

function Selects(props: { filter: WorklistFilter; onChange: (filter: WorklistFilter) => void }) {
  const { filter, onChange } = props
  const { t } = useTranslation(['reading', 'common'])
  const { user_type: userType } = useSession()
  const choices: Record<Narrowing, { value: string; label: string }[]> = {
    band: BANDS.map((value) => ({ value, label: t(`worklist.band.${value}`) })),
    mode: MODES.map((value) => ({ value, label: t(`common:mode.${value}`) })),
    language: LANGUAGES.map((value) => ({ value, label: languageNames[value].short })),
    enquiry: ENQUIRIES.map((value) => ({ value, label: t(`worklist.enquiry.${value}`) })),
    service: SERVICES.map((value) => ({ value, label: t(`common:services.${value}`) })),
    status: STATUSES.map((value) => ({
      value,
      label: t(`common:status.${staffStatusWord(value)}`),
    })),
    result: RESULTS.map((value) => ({ value, label: t(`worklist.result.${value}`) })),
  }
  const choose = (name: Narrowing, value: string) => {
    const { [name]: _, ...others } = filter
    const kept = name === 'service' ? ofAnyService(filter) : others
    onChange(readFilter({ ...kept, ...(value && { [name]: value }) }))
  }
  return narrowingsOf(userType, filter).map((name) => (
    <SelectField
      key={name}
      label={t(`worklist.filter.${name}`)}
      placeholder={t('worklist.filter.any')}
      value={filter[name] ?? ''}
      options={choices[name]}
      onChange={(event) => choose(name, event.target.value)}
    />
  ))
}

/** Returns the filter without what only cases of one service have. */
function ofAnyService({
  service: _,
  mode: __,
  status: ___,
  result: ____,
  ...rest
}: WorklistFilter) {
  return rest
}

/** Returns the filters that mean something to the role: the mode is of eConsults, status and result are of ECG cases. */
function narrowingsOf(userType: UserType, { service }: WorklistFilter): Narrowing[] {
  if (!seesEcgs(userType)) return ['band', 'mode', 'language', 'enquiry']
  if (worksOnEcgs(userType)) return ['band', 'service', 'status', 'result', 'language', 'enquiry']
  const own: Narrowing[] =
    service === undefined || service === 'econsult' ? ['mode'] : ['status', 'result']
  return ['band', 'service', ...own, 'language', 'enquiry']
}

const QUEUE_KEYS = {
  patcher: 'prepare',
  senior_patcher: 'prepare',
  reviewer: 'review',
  second_reviewer: 'second',
  async_second_reviewer: 'async',
} as const satisfies Partial<Record<UserType, string>>

/** Returns the text key of the first view, which is named after the work of the role. */
function queueKey(userType: UserType): (typeof QUEUE_KEYS)[keyof typeof QUEUE_KEYS] | 'open' {
  const known: Partial<Record<UserType, (typeof QUEUE_KEYS)[keyof typeof QUEUE_KEYS]>> = QUEUE_KEYS
  return known[userType] ?? 'open'
}

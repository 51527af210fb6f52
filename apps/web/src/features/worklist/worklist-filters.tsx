import { styled } from '@mui/material/styles'
import { languageNames } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'
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
  OWN_SHOWS,
  readFilter,
  SHOWS,
  type WorklistFilter,
} from './worklist-filter.ts'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) repeat(4, minmax(0, 1fr))',
  gap: 12,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}))
const More = styled('details')({
  '& > summary': { minHeight: 44, lineHeight: '44px', cursor: 'pointer', fontWeight: 600 },
})

type Narrowing = 'band' | 'mode' | 'language' | 'enquiry'

/** Filters cases by reader, text, time left, service, language and enquiry. */
export function WorklistFilters(props: {
  filter: WorklistFilter
  onChange: (filter: WorklistFilter) => void
  typed: string
  onType: (text: string) => void
  canRead: boolean
}) {
  const { filter, onChange, typed, onType, canRead } = props
  const { t } = useTranslation('reading')
  const narrow = useNarrow()
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
        chips={SHOWS.filter((id) => canRead || !OWN_SHOWS.has(id)).map((id) => ({
          id,
          label: t(`worklist.filter.${id}`),
        }))}
        chosen={filter.show}
        onChoose={(show) => onChange({ ...filter, show })}
      />
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
  const choices: Record<Narrowing, { value: string; label: string }[]> = {
    band: BANDS.map((value) => ({ value, label: t(`worklist.band.${value}`) })),
    mode: MODES.map((value) => ({ value, label: t(`common:mode.${value}`) })),
    language: LANGUAGES.map((value) => ({ value, label: languageNames[value].short })),
    enquiry: ENQUIRIES.map((value) => ({ value, label: t(`worklist.enquiry.${value}`) })),
  }
  const choose = (name: Narrowing, value: string) => {
    const { [name]: _, ...rest } = filter
    onChange(readFilter({ ...rest, ...(value && { [name]: value }) }))
  }
  return (['band', 'mode', 'language', 'enquiry'] as const).map((name) => (
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

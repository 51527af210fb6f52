import { styled } from '@mui/material/styles'
import type { CataloguePhrase } from '@systole/contract/ecg/mre'
import { MreLanguage, MreSection } from '@systole/domain/mre/mre-phrase'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { FilterChips } from '../../ui/form/filter-chips.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { AddPhraseDialog } from './add-phrase-dialog.tsx'
import { ApproveDrafts } from './approve-drafts.tsx'
import { catalogueQuery } from './catalogue.queries.ts'
import { type CatalogueFilter, draftsOf, matching, PHRASE_STATES } from './catalogue-filter.ts'
import { catalogueLanguage } from './catalogue-language.ts'
import { CatalogueSection } from './catalogue-section.tsx'
import { EcgPhraseDialog } from './ecg-phrase-dialog.tsx'

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 200px auto',
  gap: 12,
  alignItems: 'end',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type, & > button': { gridColumn: '1 / -1' },
  },
}))
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })

/** Edits the phrases of ECG reviews: two languages side by side, each text a draft until an admin approves it. SPEC ECG-6. */
export function Catalogue() {
  const { t } = useTranslation(['ecgPhrases', 'common'])
  const query = useQuery(catalogueQuery)
  const [filter, setFilter] = useState<CatalogueFilter>({
    shown: 'inUse',
    service: 'all',
    wanted: '',
  })
  const [beside, setBeside] = useState<MreLanguage>('ja')
  const [opened, setOpened] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const phrases = query.data ?? []
  const found = matching(phrases, filter)
  const open = phrases.find(({ id }) => id === opened)
  const isNarrowed = filter.shown !== 'inUse' || filter.service !== 'all' || filter.wanted !== ''
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Tools>
        <TextField
          type="search"
          label={t('find')}
          value={filter.wanted}
          onChange={({ currentTarget }) => setFilter({ ...filter, wanted: currentTarget.value })}
        />
        <ServiceField filter={filter} onChange={setFilter} />
        <SelectField
          label={t('beside')}
          value={beside}
          options={MreLanguage.options
            .filter((each) => each !== 'en')
            .map((value) => ({ value, label: catalogueLanguage(value) }))}
          onChange={({ target }) => setBeside(MreLanguage.parse(target.value))}
        />
        <Button variant="contained" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </Tools>
      <Chips>
        <FilterChips
          label={t('shown')}
          chips={PHRASE_STATES.map((id) => ({ id, label: t(`shownAs.${id}`, counted(phrases)) }))}
          chosen={filter.shown}
          onChoose={(shown) => setFilter({ ...filter, shown })}
        />
        <ApproveDrafts phrases={found} />
      </Chips>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={6} height={60} />}
      {query.data && found.length === 0 && (
        <EmptyState icon={MessageSquareQuote}>{t('empty')}</EmptyState>
      )}
      {MreSection.options.map((section) => (
        <CatalogueSection
          key={section}
          section={section}
          beside={beside}
          phrases={found.filter((phrase) => phrase.section === section)}
          ids={phrases.flatMap((each) => (each.section === section ? [each.id] : []))}
          isNarrowed={isNarrowed}
          onOpen={setOpened}
        />
      ))}
      {open && <EcgPhraseDialog phrase={open} onClose={() => setOpened(undefined)} />}
      {isAdding && <AddPhraseDialog onClose={() => setAdding(false)} />}
    </div>
  )
}

function counted(phrases: readonly CataloguePhrase[]) {
  const used = phrases.filter(({ removed }) => !removed)
  return {
    used: used.length,
    drafts: used.filter((phrase) => draftsOf(phrase).length > 0).length,
    retired: phrases.length - used.length,
  }
}

function ServiceField(props: {
  filter: CatalogueFilter
  onChange: (filter: CatalogueFilter) => void
}) {
  const { filter, onChange } = props
  const { t } = useTranslation(['ecgPhrases', 'common'])
  const options = [
    { value: 'all' as const, label: t('everyService') },
    ...(['ecg1l', 'ecg6l'] as const).map((value) => ({
      value,
      label: t(`common:services.${value}`),
    })),
  ]
  return (
    <SelectField
      label={t('service')}
      value={filter.service}
      options={options}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => value === target.value)
        onChange({ ...filter, service: chosen?.value ?? 'all' })
      }}
    />
  )
}

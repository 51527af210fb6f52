import { styled } from '@mui/material/styles'
import type { PetListEntry } from '@systole/contract/pets'
import { Species } from '@systole/domain/pets/pet'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { RowSkeletons } from '../../ui/skeletons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { usePetWords } from '../../ui/use-pet-words.ts'
import { FIRST_RECORD_YEAR, recordsQuery } from './pets.queries.ts'
import { RecordTable } from './record-table.tsx'

const Filters = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  marginBottom: 16,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}))

/** Every pet the hospital saw in a year; filters act while one types (NEW-4). */
export function RecordListDialog(props: {
  onClose: () => void
  onChoose: (entry: PetListEntry) => void
  onReconsult: (entry: PetListEntry) => void
}) {
  const { onClose } = props
  const { t } = useTranslation(['pets', 'common'])
  const words = usePetWords()
  const name = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const thisYear = new Date().getFullYear()
  const [find, setFind] = useState('')
  const [species, setSpecies] = useState('')
  const [year, setYear] = useState(thisYear)
  const records = useQuery(recordsQuery(year))
  const shown = (records.data ?? []).filter(
    (entry) =>
      entry.petName.toLowerCase().includes(find.trim().toLowerCase()) &&
      (species === '' || entry.petType === species),
  )
  return (
    <AppDialog
      open
      title={t('recordList')}
      size="lg"
      dismiss={{ x: true }}
      initialFocus={name}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <Filters>
        <TextField
          type="search"
          label={t('records.name')}
          value={find}
          onChange={(event) => setFind(event.target.value)}
          ref={name}
          autoComplete="off"
        />
        <SelectField
          label={t('records.species')}
          placeholder={t('records.allSpecies')}
          value={species}
          onChange={(event) => setSpecies(event.target.value)}
          options={Species.options.map((value) => ({ value, label: words.species(value) }))}
        />
        <SelectField
          label={t('records.year')}
          value={String(year)}
          onChange={(event) => setYear(Number(event.target.value))}
          options={yearsDown(thisYear).map((each) => ({
            value: String(each),
            label: String(each),
          }))}
        />
      </Filters>
      {records.isPending && <RowSkeletons rows={5} height={56} />}
      {records.isError && (
        <Notice tone="danger" announce onRetry={() => void records.refetch()}>
          {describeError(records.error)}
        </Notice>
      )}
      {records.data && (
        <>
          <p role="status" style={{ margin: '0 0 8px' }}>
            {records.data.length === 0
              ? t('records.empty', { year })
              : t('records.count', { shown: shown.length, count: records.data.length })}
          </p>
          {shown.length > 0 && (
            <RecordTable
              key={`${year} ${species} ${find}`}
              entries={shown}
              onChoose={props.onChoose}
              onReconsult={props.onReconsult}
            />
          )}
          {shown.length === 0 && records.data.length > 0 && <p>{t('records.noMatch')}</p>}
        </>
      )}
    </AppDialog>
  )
}

/** Newest first, down to the first year of records. */
function yearsDown(thisYear: number): number[] {
  return Array.from({ length: thisYear - FIRST_RECORD_YEAR + 1 }, (_, back) => thisYear - back)
}

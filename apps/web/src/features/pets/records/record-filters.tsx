import { styled } from '@mui/material/styles'
import { Species } from '@systole/domain/pets/pet'
import { RecordColumn, recordYears } from '@systole/domain/pets/record-list'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { usePetWords } from '../../../ui/display/use-pet-words.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { RecordFilter } from '../pets.queries.ts'

const Filters = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  '& > .narrow': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '10px 12px',
    '& > :first-of-type': { gridColumn: '1 / -1' },
    '& > .narrow': { display: 'block' },
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .narrow': { gridColumn: '1 / -1' },
  },
}))

/** Filters by part of the name, species and record year; cards have no sortable header, so they get a sort list (NEW-4). */
export function RecordFilters(props: {
  filter: RecordFilter
  onChange: (change: Partial<RecordFilter>) => void
  onComposing: (composing: boolean) => void
  onDown: () => void
  nameRef: Ref<HTMLInputElement>
}) {
  const { filter, onChange, onComposing, onDown, nameRef } = props
  const { t } = useTranslation('pets')
  const words = usePetWords()
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onDown()
  }
  return (
    <Filters>
      <TextField
        type="search"
        label={t('records.name')}
        value={filter.find}
        onChange={(event) => onChange({ find: event.target.value })}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
        onKeyDown={keyDown}
        ref={nameRef}
        autoComplete="off"
        maxLength={200}
      />
      <SelectField
        label={t('records.species')}
        placeholder={t('records.allSpecies')}
        value={filter.species}
        onChange={(event) =>
          onChange({ species: Species.safeParse(event.target.value).data ?? '' })
        }
        options={Species.options.map((value) => ({ value, label: words.species(value) }))}
      />
      <SelectField
        label={t('records.year')}
        value={String(filter.year)}
        onChange={(event) => onChange({ year: Number(event.target.value) || '' })}
        options={[
          ...recordYears(new Date().getFullYear()).map((year) => ({
            value: String(year),
            label: String(year),
          })),
          { value: '', label: t('records.allYears') },
        ]}
      />
      <div className="narrow">
        <SelectField
          label={t('records.sort')}
          value={`${filter.sort} ${filter.direction}`}
          onChange={(event) => {
            const order = ORDERS.find((each) => nameOf(each) === event.target.value)
            if (order) onChange(order)
          }}
          options={ORDERS.map((order) => ({
            value: nameOf(order),
            label: t(`records.orders.${order.direction}`, {
              column: t(`records.columns.${order.sort}`),
            }),
          }))}
        />
      </div>
    </Filters>
  )
}

type Order = Pick<RecordFilter, 'sort' | 'direction'>
const ORDERS: Order[] = RecordColumn.options.flatMap((sort) => [
  { sort, direction: 'ascending' },
  { sort, direction: 'descending' },
])
const nameOf = ({ sort, direction }: Order) => `${sort} ${direction}`

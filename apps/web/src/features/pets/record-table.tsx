import type { PetListEntry } from '@systole/contract/pets'
import { fromStamp } from '@systole/domain/time/stamp'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable, type Sort } from '../../ui/data-table.tsx'
import { ModeTag } from '../../ui/mode-tag.tsx'
import { LinkButton } from '../../ui/text-link.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { usePetWords } from '../../ui/use-pet-words.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** Drawn at once; the rest on request, so that thousands of records do not slow the page. */
const ROWS = 100

const ORDER: Record<string, (a: PetListEntry, b: PetListEntry) => number> = {
  name: (a, b) => a.petName.localeCompare(b.petName),
  age: (a, b) => a.age - b.age,
  weight: (a, b) => a.weight - b.weight,
  lastVisit: (a, b) => a.lastVisit.localeCompare(b.lastVisit),
}

export function RecordTable(props: {
  entries: readonly PetListEntry[]
  onChoose: (entry: PetListEntry) => void
  onReconsult: (entry: PetListEntry) => void
}) {
  const { entries, onChoose, onReconsult } = props
  const { t } = useTranslation(['pets', 'common'])
  const [sort, setSort] = useState<Sort>({ columnId: 'lastVisit', direction: 'descending' })
  const [limit, setLimit] = useState(ROWS)
  const columns = useColumns(onChoose, onReconsult)
  const rows = sorted(entries, sort)
  return (
    <>
      <DataTable
        caption={t('recordList')}
        hideCaption
        columns={columns}
        rows={rows.slice(0, limit)}
        rowKey={({ pid }) => pid}
        sort={sort}
        onSort={(columnId) =>
          setSort((before) => ({
            columnId,
            direction:
              before.columnId === columnId && before.direction === 'ascending'
                ? 'descending'
                : 'ascending',
          }))
        }
      />
      {rows.length > limit && (
        <Button variant="outlined" onClick={() => setLimit(limit + ROWS)}>
          {t('common:showMore')}
        </Button>
      )}
    </>
  )
}

function sorted(entries: readonly PetListEntry[], { columnId, direction }: Sort): PetListEntry[] {
  const compare = ORDER[columnId]
  if (!compare) return [...entries]
  return [...entries].sort((a, b) => (direction === 'ascending' ? compare(a, b) : compare(b, a)))
}

function useColumns(
  onChoose: (entry: PetListEntry) => void,
  onReconsult: (entry: PetListEntry) => void,
): Column<PetListEntry>[] {
  const { t } = useTranslation('pets')
  const format = useFormat()
  const words = usePetWords()
  return [
    {
      id: 'name',
      header: t('records.columns.name'),
      sortable: true,
      card: 'title',
      cell: (entry) => (
        <LinkButton
          type="button"
          onClick={() => onChoose(entry)}
          aria-label={t('records.choose', { pet: entry.petName })}
        >
          {entry.petName}
        </LinkButton>
      ),
    },
    {
      id: 'species',
      header: t('records.columns.species'),
      cell: (entry) => words.species(entry.petType),
    },
    {
      id: 'age',
      header: t('records.columns.age'),
      sortable: true,
      cell: (entry) => format.age(entry.age),
    },
    {
      id: 'weight',
      header: t('records.columns.weight'),
      sortable: true,
      align: 'end',
      cell: (entry) => format.fixed(entry.weight, 2),
    },
    {
      id: 'lastVisit',
      header: t('records.columns.lastVisit'),
      sortable: true,
      cell: (entry) => {
        const visited = fromStamp(entry.lastVisit)
        return visited && format.date(visited)
      },
    },
    {
      id: 'type',
      header: t('records.columns.type'),
      cell: ({ type }) =>
        type === '' ? null : <ModeTag mode={type === 'Basic' ? 'basic' : 'advance'} />,
    },
    {
      id: 'actions',
      header: t('records.columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (entry) =>
        entry.reconsult && (
          <Button size="small" variant="outlined" onClick={() => onReconsult(entry)}>
            {t('records.reconsult')}
            <VisuallyHidden> {entry.petName}</VisuallyHidden>
          </Button>
        ),
    },
  ]
}

import type { PetListEntry } from '@systole/contract/hospitals/pets'
import type { RecordColumn } from '@systole/domain/pets/record-list'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Fragment, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { type CountedRows, HEADER_ROWS, rowCountOf } from '../../../ui/table/counted-rows.ts'
import { addRowGaps } from '../../../ui/table/row-gaps.ts'
import { ROLES } from '../../../ui/table/table-roles.ts'
import type { RecordFilter } from '../pets.queries.ts'
import { RecordRow } from './record-row.tsx'
import { RecordScroller } from './record-scroller.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

/** The number of rows before the end at which the next page is requested. */
const AHEAD = 40
const COLUMNS = ['name', 'species', 'age', 'weight', 'lastVisit', 'type'] as const

export type RecordTableHandle = { focusFirst: () => void }

/**
 * Renders a table with only the visible rows in the document, whatever their number (NEW-4). The roles keep it a table where rows
 * are cards.
 */
export function RecordTable(props: {
  entries: readonly PetListEntry[]
  counted: CountedRows
  asked: RecordFilter
  busy: boolean
  onSort: (sort: RecordColumn) => void
  onChoose: (entry: PetListEntry) => void
  onReconsult: (entry: PetListEntry) => void
  onNearEnd: () => void
  ref?: Ref<RecordTableHandle>
}) {
  const { entries, counted, asked, busy, onNearEnd } = props
  const { t } = useTranslation('pets')
  const scroller = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => entries.map(({ petId }) => petId), [entries])
  const rows = useVirtualRows(keys, scroller, JSON.stringify(asked))
  const drawn = rows.virtual.getVirtualItems()
  const lastDrawn = drawn.at(-1)?.index ?? 0
  useEffect(() => {
    if (lastDrawn >= entries.length - AHEAD) onNearEnd()
  }, [lastDrawn, entries.length, onNearEnd])
  useImperativeHandle(props.ref, () => ({ focusFirst: () => rows.move(0) }))
  const after = rows.virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  return (
    <RecordScroller ref={scroller} data-scroller="">
      <table {...ROLES.table} aria-rowcount={rowCountOf(counted)} aria-busy={busy}>
        <caption>
          <VisuallyHidden>
            {t('recordList')}. {t('records.keys')}
          </VisuallyHidden>
        </caption>
        <RecordHead asked={asked} onSort={props.onSort} />
        <tbody {...ROLES.rowgroup} onKeyDown={rows.keyDown}>
          {addRowGaps(drawn).map(({ item: { index, key }, gap }) => {
            const entry = entries[index]
            return (
              <Fragment key={key}>
                <Gap height={gap} />
                {entry && (
                  <RecordRow
                    entry={entry}
                    index={index}
                    rowIndex={index + HEADER_ROWS + 1}
                    find={asked.find}
                    isTabStop={index === rows.active}
                    measure={rows.virtual.measureElement}
                    onFocus={rows.setActive}
                    onChoose={props.onChoose}
                    onReconsult={props.onReconsult}
                  />
                )}
              </Fragment>
            )
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </RecordScroller>
  )
}

/** Renders the space of the rows outside the view. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr {...ROLES.gap} data-gap="" style={{ height }} /> : null
}

function RecordHead(props: { asked: RecordFilter; onSort: (sort: RecordColumn) => void }) {
  const { asked, onSort } = props
  const { t } = useTranslation('pets')
  return (
    <thead {...ROLES.rowgroup}>
      <tr {...ROLES.row} aria-rowindex={1}>
        {COLUMNS.map((column) => {
          const isSorted = asked.sort === column
          return (
            <th
              key={column}
              scope="col"
              {...ROLES.columnheader}
              data-column={column}
              aria-sort={isSorted ? asked.direction : 'none'}
            >
              <button type="button" onClick={() => onSort(column)}>
                {t(`records.columns.${column}`)}
                {isSorted && (
                  <Icon of={asked.direction === 'ascending' ? ArrowUp : ArrowDown} size={14} />
                )}
              </button>
            </th>
          )
        })}
        <th scope="col" {...ROLES.columnheader} data-column="actions">
          <VisuallyHidden>{t('records.columns.actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}

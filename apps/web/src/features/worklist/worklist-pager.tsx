import { styled } from '@mui/material/styles'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import type { CountedRows } from '../../ui/table/counted-rows.ts'
import type { Pages } from './use-list-pages.ts'
import { PAGE_SIZES } from './worklist-filter.ts'

const Row = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 12px',
  fontSize: '.9375rem',
  '& > div': { display: 'flex', alignItems: 'center', gap: 8 },
  '& label': { fontSize: '.9375rem', fontWeight: 400, whiteSpace: 'nowrap' },
  '& > div > div': { margin: 0 },
  '& select': { minHeight: 40, width: 'auto', paddingBlock: 6 },
})

/** Shows which cases of how many are listed, the rows of a page, and the pages before and after. STAFF-1. */
export function WorklistPager(props: {
  pages: Pages
  shown: number
  rows: number
  counted: CountedRows
  next: string
  busy: boolean
  onRows: (rows: number) => void
}) {
  const { pages, shown, rows, counted, next, busy, onRows } = props
  const { t } = useTranslation('reading')
  const format = useFormat()
  const first = pages.place * rows + 1
  return (
    <Row aria-label={t('worklist.pager.label')}>
      <div>
        <SelectField
          label={t('worklist.pager.rows')}
          value={String(rows)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(event) => onRows(Number(event.target.value))}
        />
      </div>
      <span>
        {t('worklist.pager.shown', {
          first,
          last: first + shown - 1,
          total: format.counted(counted),
        })}
      </span>
      <IconButton
        aria-label={t('worklist.pager.before')}
        disabled={busy || pages.place === 0}
        onClick={pages.back}
      >
        <Icon of={ChevronLeft} />
      </IconButton>
      <IconButton
        aria-label={t('worklist.pager.next')}
        disabled={busy || next === ''}
        onClick={() => pages.forward(next)}
      >
        <Icon of={ChevronRight} />
      </IconButton>
    </Row>
  )
}

import { minutesLeft } from '@systole/domain/cases/deadline'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ModeTag } from '../../ui/mode-tag.tsx'
import { TimeLeft } from '../../ui/time-left.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useNow } from '../../ui/use-now.ts'
import { CaseCell } from './case-cell.tsx'
import { ReaderCell } from './reader-cell.tsx'
import type { WorklistItem } from './worklist-item.ts'

/** One row a case; the name is the link, so that a new tab works too. */
export function WorklistTable(props: { items: readonly WorklistItem[]; busy: boolean }) {
  const { t } = useTranslation('reading')
  const columns = useColumns()
  return (
    <DataTable
      caption={t('worklist.caption')}
      hideCaption
      columns={columns}
      rows={props.items}
      rowKey={({ caseId }) => caseId}
      busy={props.busy}
    />
  )
}

function useColumns(): Column<WorklistItem>[] {
  const { t } = useTranslation('reading')
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('worklist.columns.timeLeft'),
        width: 150,
        card: 'actions',
        cell: ({ dueAt }) => <Remaining dueAt={dueAt} />,
      },
      {
        id: 'pet',
        header: t('worklist.columns.pet'),
        card: 'title',
        cell: (item) => <CaseCell item={item} />,
      },
      {
        id: 'case',
        header: t('worklist.columns.case'),
        width: 110,
        card: 'meta',
        cell: ({ caseNumber }) => caseNumber,
      },
      {
        id: 'mode',
        header: t('worklist.columns.mode'),
        width: 110,
        card: 'meta',
        cell: ({ mode }) => <ModeTag mode={mode} />,
      },
      {
        id: 'files',
        header: t('worklist.columns.files'),
        width: 100,
        card: 'meta',
        cell: ({ fileCount }) => t('worklist.files', { count: fileCount }),
      },
      {
        id: 'hospital',
        header: t('worklist.columns.hospital'),
        card: 'meta',
        cell: ({ hospital }) => hospital,
      },
      {
        id: 'status',
        header: t('worklist.columns.status'),
        card: 'foot',
        cell: ({ reader }) => <ReaderCell reader={reader} />,
      },
    ],
    [t],
  )
}

/** STAFF-5: ticks once a minute. */
function Remaining({ dueAt }: { dueAt: Date | undefined }) {
  const now = useNow()
  const format = useFormat()
  if (!dueAt) return null
  return (
    <span title={format.dateTime(dueAt)}>
      <TimeLeft minutesLeft={minutesLeft(dueAt, now)} />
    </span>
  )
}

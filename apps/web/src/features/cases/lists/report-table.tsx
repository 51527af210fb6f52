import type { Case } from '@systole/contract/cases/wire-case'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { NewTabLink } from '../../../ui/navigation/new-tab-link.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { CaseStatusChip, RedoDue } from '../case-status.tsx'
import { PetCell } from './pet-cell.tsx'
import { ReportActions } from './report-actions.tsx'
import { reportAddress } from './report-button.tsx'
import { useCaseColumns } from './use-case-columns.tsx'

/** REPT-1: lists reports; the pet's name opens its report in a new tab. */
export function ReportTable(props: {
  reports: readonly Case[]
  now: Date
  busy: boolean
  isUnread: (report: Case) => boolean
  onRead: (report: Case) => void
  onReconsult: (report: Case) => void
}) {
  const { reports, now, busy, isUnread, onRead, onReconsult } = props
  const { t } = useTranslation('cases')
  const format = useFormat()
  const { kind, mode } = useCaseColumns()
  const columns: Column<Case>[] = [
    {
      id: 'pet',
      header: t('columns.pet'),
      card: 'title',
      cell: (report) => (
        <PetCell pet={report.pet} unread={isUnread(report)}>
          {isUnread(report) && <VisuallyHidden>{t('reports.unreadMark')} </VisuallyHidden>}
          <NewTabLink href={reportAddress(report)} onClick={() => onRead(report)}>
            {report.pet.name}
          </NewTabLink>
        </PetCell>
      ),
    },
    ...kind,
    {
      id: 'time',
      header: t('columns.time'),
      card: 'meta',
      cell: (report) => {
        const closed = report.closed
        return closed && format.moment(closed, now)
      },
    },
    mode,
    {
      id: 'status',
      header: t('columns.status'),
      card: 'foot',
      cell: (report) => (
        <div style={{ display: 'grid', gap: 6, justifyItems: 'start' }}>
          <CaseStatusChip consult={report} />
          <RedoDue consult={report} now={now} />
        </div>
      ),
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (report) => <ReportActions report={report} onRead={onRead} onReconsult={onReconsult} />,
    },
  ]
  return (
    <Card as="div">
      <DataTable
        caption={t('reports.caption')}
        hideCaption
        columns={columns}
        rows={reports}
        rowKey={({ caseId }) => caseId}
        busy={busy}
        rowIsLink
      />
    </Card>
  )
}

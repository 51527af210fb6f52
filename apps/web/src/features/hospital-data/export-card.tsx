import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import {
  askExport,
  downloadExport,
  type HospitalData,
  type HospitalExport,
} from './hospital-data.queries.ts'

const MAX_CHARACTERS = 1000

/** Requests an export and lists the earlier ones. */
export function ExportCard({ data }: { data: HospitalData }) {
  const { t } = useTranslation('hospitalData', { keyPrefix: 'export' })
  const [isOpen, setOpen] = useState(false)
  const columns = useColumns()
  const { exports } = data
  const isBusy = exports.some(({ state }) => state === 'waiting' || state === 'running')
  return (
    <TitledCard title={t('title')}>
      <p style={{ margin: 0, maxWidth: '70ch' }}>{t('text')}</p>
      <div>
        <Button variant="contained" disabled={isBusy} onClick={() => setOpen(true)}>
          {t('ask')}
        </Button>
      </div>
      {exports.length > 0 && (
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={exports}
          rowKey={({ export_id }) => export_id}
        />
      )}
      {isOpen && <AskDialog data={data} onClose={() => setOpen(false)} />}
    </TitledCard>
  )
}

function AskDialog({ data, onClose }: { data: HospitalData; onClose: () => void }) {
  const { t } = useTranslation('hospitalData', { keyPrefix: 'export.dialog' })
  const asking = useAction({
    run: (reason: string) => askExport(data.hospital_id, reason),
    done: t('done'),
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={t('title', { hospital: data.name })}
      field={{
        label: t('reason'),
        hint: t('hint'),
        missing: t('missing'),
        maxLength: MAX_CHARACTERS,
      }}
      confirmLabel={t('confirm')}
      action={asking}
      onConfirm={(reason) => asking.start(reason)}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{t('text')}</p>
    </ReasonDialog>
  )
}

function useColumns(): Column<HospitalExport>[] {
  const { t } = useTranslation('hospitalData', { keyPrefix: 'export' })
  const format = useFormat()
  return [
    {
      id: 'asked',
      header: t('columns.asked'),
      card: 'title',
      cell: ({ askedAt, asked_by: name }) =>
        askedAt && t('by', { time: format.dateTime(askedAt), name }),
    },
    {
      id: 'reason',
      header: t('columns.reason'),
      cell: ({ reason }) => <span style={{ overflowWrap: 'anywhere' }}>{reason}</span>,
    },
    {
      id: 'state',
      header: t('columns.state'),
      cell: (made) => <State made={made} />,
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (made) => made.state === 'ready' && <Download exportId={made.export_id} />,
    },
  ]
}

function State({ made }: { made: HospitalExport }) {
  const { t } = useTranslation('hospitalData', { keyPrefix: 'export' })
  const format = useFormat()
  const { state, written_bytes: done, total_bytes: total, size, expiresAt, missing } = made
  const word = t(`states.${state}`)
  return (
    <div style={{ display: 'grid', gap: 4, minWidth: 180 }}>
      <span>{word}</span>
      {state === 'running' && total > 0 && (
        <>
          <ProgressBar label={word} percent={(100 * done) / total} />
          <small>
            {t('progress', { done: format.fileSize(done), total: format.fileSize(total) })}
          </small>
        </>
      )}
      {state === 'ready' && expiresAt && (
        <small>{t('ready', { size: format.fileSize(size), date: format.date(expiresAt) })}</small>
      )}
      {state === 'failed' && <small>{t('failed')}</small>}
      {missing > 0 && <small>{t('missing', { count: missing })}</small>}
    </div>
  )
}

function Download({ exportId }: { exportId: string }) {
  const { t } = useTranslation('hospitalData', { keyPrefix: 'export' })
  const opening = useAction({
    run: () => downloadExport(exportId),
    failed: (reason) => reason,
  })
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={opening.isBusy}
      onClick={() => opening.start()}
    >
      {t('download')}
    </Button>
  )
}

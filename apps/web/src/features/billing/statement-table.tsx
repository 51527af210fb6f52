import { paths } from '@systole/contract/pages'
import { signedMinor } from '@systole/domain/billing/statement'
import { CircleCheck, CircleHelp, Clock, CornerDownLeft, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { TextLink } from '../../ui/navigation/text-link.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { LongTable } from '../../ui/table/long-table.tsx'
import type { BillingEntry } from './billing.queries.ts'
import { BillingFileButton } from './billing-file-button.tsx'

/** The row count above which only the visible rows are rendered. */
const SHORT = 100

/** Lists the payments and refunds of a month with their documents. */
export function StatementTable(props: {
  entries: readonly BillingEntry[]
  month: string
  timeZone: string
}) {
  const { entries, month, timeZone } = props
  const { t } = useTranslation('billing')
  const columns = useColumns(timeZone)
  const table = { caption: t('caption'), columns, rows: entries, rowKey: keyOf }
  return (
    <Card as="div">
      {entries.length <= SHORT ? (
        <DataTable {...table} hideCaption />
      ) : (
        <LongTable
          {...table}
          counted={{ total: entries.length, isCapped: false }}
          busy={false}
          list={month}
          onNearEnd={nothingMore}
        />
      )}
    </Card>
  )
}

function nothingMore() {}

function keyOf({ kind, id, time, paper }: BillingEntry): string {
  return `${kind} ${id} ${time} ${paper?.id ?? ''}`
}

function useColumns(timeZone: string): Column<BillingEntry>[] {
  const { t } = useTranslation(['billing', 'common'])
  const format = useFormat()
  return [
    {
      id: 'case',
      header: t('columns.case'),
      card: 'title',
      width: '19%',
      cell: ({ caseId, case_id, pet }) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          <TextLink href={paths.testDetail({ caseId, mode: 2 })}>{pet}</TextLink>
          <br />
          <small>{case_id}</small>
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'end',
      card: 'meta',
      width: '10%',
      cell: ({ kind, amount_minor, currency }) => (
        <b style={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {format.money({
            amountMinor: signedMinor({ kind, amountMinor: amount_minor }),
            currency,
          })}
        </b>
      ),
    },
    {
      id: 'service',
      header: t('columns.service'),
      card: 'meta',
      width: '8%',
      cell: ({ mode }) => t(`common:mode.${mode}`),
    },
    {
      id: 'date',
      header: t('columns.date'),
      card: 'meta',
      width: '15%',
      cell: ({ at }) => (
        <span style={{ wordBreak: 'keep-all' }}>{format.dateTimeIn(at, timeZone)}</span>
      ),
    },
    {
      id: 'payer',
      header: t('columns.payer'),
      width: '14%',
      cell: ({ payer, method }) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          {payer} <span style={{ whiteSpace: 'nowrap' }}>· {t(`method.${method}`)}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('columns.state'),
      card: 'foot',
      width: '12%',
      cell: (entry) => <StateChip entry={entry} />,
    },
    {
      id: 'papers',
      header: t('columns.papers'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (entry) => <DocumentLinks entry={entry} />,
    },
  ]
}

const LOOK = {
  paid: { tone: 'ok', icon: CircleCheck },
  processing: { tone: 'info', icon: Clock },
  partlyRefunded: { tone: 'neutral', icon: Undo2 },
  refunded: { tone: 'neutral', icon: Undo2 },
  inQuestion: { tone: 'warn', icon: CircleHelp },
} as const satisfies Record<BillingEntry['standing'], object>

function StateChip({ entry }: { entry: BillingEntry }) {
  const { t } = useTranslation('billing')
  if (entry.kind !== 'payment')
    return (
      <ToneChip tone="neutral" icon={entry.kind === 'refund' ? Undo2 : CornerDownLeft}>
        {t(entry.kind)}
      </ToneChip>
    )
  const { tone, icon } = LOOK[entry.standing]
  return (
    <ToneChip tone={tone} icon={icon}>
      {t(`standing.${entry.standing}`)}
    </ToneChip>
  )
}

function DocumentLinks({ entry }: { entry: BillingEntry }) {
  const { t } = useTranslation('billing')
  const { kind, id, paper, standing } = entry
  const about = { case: `${entry.case_id} ${entry.pet}` }
  if (kind !== 'payment') {
    if (!paper) return null
    const issued = kind === 'refund' ? 'creditNote' : 'cancellation'
    return (
      <BillingFileButton
        paper={kind === 'refund' ? 'credit_note' : 'credit_note_cancellation'}
        id={paper.id}
        label={t(issued)}
        name={t(`${issued}Of`, about)}
      />
    )
  }
  if (standing === 'processing' || (standing === 'inQuestion' && !paper)) return null
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'end' }}>
      <BillingFileButton
        paper="receipt"
        id={id}
        label={t('receipt')}
        name={t('receiptOf', about)}
      />
      <BillingFileButton
        paper="invoice"
        id={id}
        label={t('invoice')}
        name={t('invoiceOf', about)}
      />
    </span>
  )
}

import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import { isEditable } from '@systole/domain/cases/case-status'
import { DAY } from '@systole/domain/time/durations'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceInput } from '../../../ui/form/choice-input.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { StageBars } from '../../../ui/layout/stage-bars.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { CaseStatusChip, RedoDue, redoOf } from '../case-status.tsx'
import { draftProgressOf } from '../case-view.ts'
import { DraftMenu } from '../drafts/draft-menu.tsx'
import { continueAddress } from '../drafts/unfinished-cases.tsx'
import type { DraftSelection } from '../drafts/use-draft-selection.ts'
import { promiseOf } from '../promise-of.ts'
import { PetCell } from './pet-cell.tsx'
import { useCaseColumns } from './use-case-columns.tsx'
import { viewAddress } from './waiting-cases.tsx'

const STALE_DAYS = 30

/** ONGO-1, ONGO-2: lists ongoing cases; cases in open and upload can be continued, all others are read-only. */
export const OngoingTable = memo(function OngoingTable(props: {
  cases: readonly Case[]
  now: Date
  busy: boolean
  /** The selection of drafts; rows are not links in selection mode. */
  selection?: DraftSelection
  isDeleting: boolean
  onDelete: (consult: Case) => void
}) {
  const { cases, now, busy, selection, isDeleting, onDelete } = props
  const { t } = useTranslation('cases')
  const format = useFormat()
  const { kind, mode } = useCaseColumns()
  const columns: Column<Case>[] = [
    {
      id: 'pet',
      header: t('columns.pet'),
      card: 'title',
      cell: (consult) =>
        selection ? (
          <ChosenDraft consult={consult} selection={selection} />
        ) : (
          <PetCell pet={consult.pet}>
            <AppLink href={caseHref(consult)}>{consult.pet.name}</AppLink>
          </PetCell>
        ),
    },
    ...kind,
    {
      id: 'time',
      header: t('columns.time'),
      card: 'meta',
      cell: (consult) => {
        const at = consult.submitted || consult.updated
        return at && format.moment(at, now)
      },
    },
    mode,
    {
      id: 'status',
      header: t('columns.status'),
      card: 'foot',
      cell: (consult) => <OngoingStatus consult={consult} now={now} />,
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (consult) =>
        isEditable(consult.status) &&
        !selection && <DraftMenu consult={consult} disabled={isDeleting} onDelete={onDelete} />,
    },
  ]
  return (
    <Card as="div">
      <DataTable
        caption={t('ongoing.caption')}
        hideCaption
        columns={columns}
        rows={cases}
        rowKey={({ caseId }) => caseId}
        busy={busy}
        rowIsLink
      />
    </Card>
  )
})

export function caseHref(consult: Case): string {
  return isEditable(consult.status) ? continueAddress(consult) : viewAddress(consult)
}

/** The label that makes the whole row select the draft. */
const Choose = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
})

function ChosenDraft({ consult, selection }: { consult: Case; selection: DraftSelection }) {
  const { t } = useTranslation('cases')
  const { caseId, pet, id } = consult
  return (
    <Choose>
      <ChoiceInput
        type="checkbox"
        checked={selection.has(caseId)}
        aria-label={t('deletion.selectOne', { pet: pet.name, number: id })}
        onChange={() => selection.toggle(caseId)}
      />
      <PetCell pet={pet}>{pet.name}</PetCell>
    </Choose>
  )
}

/** Returns true for a sent case whose first report is still due. */
function isWaiting(consult: Case): boolean {
  return !isEditable(consult.status) && consult.status !== 'reject' && !redoOf(consult)
}

/** Shows the status with its shape, and the progress of an editable case or the deadline of a sent one. */
function OngoingStatus({ consult, now }: { consult: Case; now: Date }) {
  const { t } = useTranslation(['cases', 'main'])
  const format = useFormat()
  const promise = promiseOf(consult, now)
  const started = consult.date
  const days = started ? Math.floor((now.getTime() - started.getTime()) / DAY) : 0
  const { place, total } = draftProgressOf(consult)
  const ending = consult.deletion
  return (
    <div style={{ display: 'grid', gap: 6, justifyItems: 'start' }}>
      <CaseStatusChip consult={consult} />
      <RedoDue consult={consult} now={now} />
      {consult.payment === 'processing' && <small>{t('ongoing.withBank')}</small>}
      {isEditable(consult.status) && <StageBars stage={place} total={total} />}
      {ending && <small data-ending="">{t('ending.row', { date: format.day(ending) })}</small>}
      {isEditable(consult.status) && !ending && days >= STALE_DAYS && (
        <small>{t('ongoing.stale', { days })}</small>
      )}
      {promise && isWaiting(consult) && (
        <small>
          {promise.state === 'runs' &&
            t('ongoing.due', { time: format.moment(promise.dueAt, now) })}
          {promise.state === 'stands' && t('main:waiting.stands')}
          {promise.state === 'late' &&
            t('main:waiting.late', { duration: format.duration(promise.minutes) })}
        </small>
      )}
    </div>
  )
}

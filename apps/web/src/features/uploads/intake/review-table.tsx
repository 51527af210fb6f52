import { styled } from '@mui/material/styles'
import { FileKind } from '@systole/domain/uploads/file-kind'
import { memo, type RefObject, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceInput, ChoiceLabel } from '../../../ui/form/choice-input.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNarrow } from '../../../ui/hooks/use-narrow.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { type Column, DataTable, type DrawnRows } from '../../../ui/table/data-table.tsx'
import { useRowWindow } from '../../../ui/table/use-row-window.ts'
import { useUploadWords } from '../dialog/use-upload-words.ts'
import { ReviewName } from './review-name.tsx'
import type { IntakeRow } from './review-rows.ts'
import { patientKey, type Review, type ReviewAction, untyped } from './review-state.ts'

type Dispatch = (action: ReviewAction) => void

/** The number of rows up to which all are rendered; of longer tables only those in view. */
const ALL_DRAWN = 200
const ROW_PX = 65
const CARD_PX = 150

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  borderRadius: 10,
  overflow: 'hidden',
  '& tr[data-out] td': { color: (theme.vars ?? theme).palette.ink.muted },
  '& td select': { minHeight: 40 },
  [theme.breakpoints.down('md')]: {
    '&& tbody tr': { position: 'relative', paddingLeft: 56 },
    '&& td[data-card="actions"]': { position: 'absolute', left: 16, top: 14 },
    '&& td[data-card="title"]': { flexBasis: '100%' },
  },
}))

/** Lists every file with its editable type or its problem. */
export function ReviewTable(props: {
  review: Review
  dispatch: Dispatch
  /** True after a refused Start: missing choices are marked. */
  isRefused: boolean
}) {
  const { review } = props
  const frame = useRef<HTMLDivElement>(null)
  if (review.rows.length === 0) return null
  const Rows = review.rows.length > ALL_DRAWN ? RowsInView : AllRows
  return (
    <Frame ref={frame}>
      <Rows {...props} frame={frame} />
    </Frame>
  )
}

type RowsProps = {
  review: Review
  dispatch: Dispatch
  isRefused: boolean
  frame: RefObject<HTMLDivElement | null>
  drawn?: DrawnRows
}

function RowsInView(props: RowsProps) {
  const keys = useMemo(() => props.review.rows.map(({ id }) => id), [props.review.rows])
  const rowPx = useNarrow() ? CARD_PX : ROW_PX
  return <AllRows {...props} drawn={useRowWindow(props.frame, keys, rowPx)} />
}

function AllRows({ review, dispatch, isRefused, drawn }: RowsProps) {
  const { t } = useTranslation('intake')
  const missing = useMemo(
    () => new Set(isRefused ? untyped(review).map(({ id }) => id) : []),
    [review, isRefused],
  )
  return (
    <DataTable
      caption={t('list')}
      hideCaption
      columns={useColumns(dispatch, missing)}
      rows={review.rows}
      rowKey={({ id }) => String(id)}
      rowProps={(row) => ({ 'data-out': isOut(review, row) ? '' : undefined })}
      {...(drawn && { drawn })}
    />
  )
}

function isOut({ answers }: Review, row: IntakeRow): boolean {
  return !row.wanted || row.problem !== undefined || answers[patientKey(row) ?? ''] === false
}

function useColumns(dispatch: Dispatch, missing: ReadonlySet<number>): Column<IntakeRow>[] {
  const { t } = useTranslation('intake')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'add',
        header: t('columns.add'),
        hideHeader: true,
        width: 44,
        card: 'actions',
        cell: (row) => <Tick row={row} dispatch={dispatch} />,
      },
      {
        id: 'name',
        header: t('columns.name'),
        card: 'title',
        cell: (row) => <ReviewName row={row} />,
      },
      {
        id: 'kind',
        header: t('columns.kind'),
        width: 210,
        card: 'foot',
        cell: (row) =>
          row.problem ? null : (
            <KindCell
              id={row.id}
              name={row.name}
              kind={row.kind}
              isMissing={missing.has(row.id)}
              dispatch={dispatch}
            />
          ),
      },
      {
        id: 'size',
        header: t('columns.size'),
        align: 'end',
        width: 110,
        card: 'meta',
        cell: (row) => format.fileSize(row.source.sizeBytes),
      },
    ],
    [t, format, dispatch, missing],
  )
}

function Tick({ row, dispatch }: { row: IntakeRow; dispatch: Dispatch }) {
  const { t } = useTranslation('intake')
  return (
    <ChoiceLabel sx={{ position: 'relative' }}>
      <ChoiceInput
        type="checkbox"
        checked={row.wanted && !row.problem}
        disabled={row.problem !== undefined}
        onChange={({ currentTarget }) =>
          dispatch({ type: 'ticked', id: row.id, wanted: currentTarget.checked })
        }
      />
      <VisuallyHidden>{t('add', { name: row.name })}</VisuallyHidden>
    </ChoiceLabel>
  )
}

const KindCell = memo(function KindCell(props: {
  id: number
  name: string
  kind: FileKind | ''
  isMissing: boolean
  dispatch: Dispatch
}) {
  const { id, name, kind, isMissing, dispatch } = props
  const { t } = useTranslation(['intake', 'uploads'])
  const words = useUploadWords()
  return (
    <SelectField
      label={t('kindOf', { name })}
      hideLabel
      placeholder={t('uploads:dialog.chooseKind')}
      value={kind}
      {...(isMissing && { 'aria-invalid': true })}
      options={FileKind.options.map((each) => ({ value: each, label: words.kind(each) }))}
      onChange={({ currentTarget }) =>
        dispatch({
          type: 'kindChosen',
          id,
          kind: FileKind.options.find((each) => each === currentTarget.value) ?? '',
        })
      }
    />
  )
})

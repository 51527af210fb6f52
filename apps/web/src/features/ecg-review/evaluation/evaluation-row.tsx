import { styled } from '@mui/material/styles'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { Priority } from '@systole/domain/reports/report-draft'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { DragEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { PriorityBars } from '../../../ui/display/priority-bars.tsx'
import { EntryField } from '../diagnosis/entry-field.tsx'

const Row = styled('li')(({ theme }) => {
  const { brand, edge } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 6,
    padding: '10px 0',
    borderBottom: `1px solid ${edge.line}`,
    '&[data-over]': { boxShadow: `inset 0 2px 0 ${brand.main}` },
  }
})
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 })
const Choices = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    marginRight: 'auto',
    '& > label': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 36,
      padding: '0 12px',
      border: `1px solid ${edge.control}`,
      borderRadius: 6,
      backgroundColor: surface.paper,
      color: ink.body,
      fontSize: '.9375rem',
      cursor: 'pointer',
      [theme.breakpoints.down('md')]: { minHeight: 44 },
    },
    '& > label:has(input:checked)': {
      borderColor: brand.main,
      backgroundColor: surface.tint,
      color: ink.strong,
      fontWeight: 600,
    },
    '& > label:has(input:focus-visible)': { outline: `2px solid ${edge.focus}`, outlineOffset: 1 },
    '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
  }
})

export const EVALUATION_NAME_MAX = 500

type Evaluation = EcgReview['evaluation_list'][number]

/** Renders an evaluation: its name, its priority as bars and words, and its place in the order. */
export function EvaluationRow(props: {
  id: string
  entry: Evaluation
  place: number
  last: number
  isReadOnly: boolean
  isOver: boolean
  onChange: (change: Partial<Evaluation>) => void
  onMove: (to: number) => void
  onRemove: () => void
  drag: { start: () => void; over: () => void; drop: () => void; end: () => void }
}) {
  const { id, entry, place, isReadOnly, isOver, onChange, onMove, drag } = props
  const { t } = useTranslation('ecgConclusion')
  const number = place + 1
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined || isReadOnly) return
    event.preventDefault()
    onMove(place + step)
  }
  return (
    <Row
      {...(isOver && { 'data-over': '' })}
      onKeyDown={onKey}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        drag.over()
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        drag.drop()
      }}
    >
      <EntryField
        id={id}
        label={t('evaluation.entry', { number })}
        number={number}
        value={entry.name}
        maxLength={EVALUATION_NAME_MAX}
        missing={t('evaluation.missing')}
        isReadOnly={isReadOnly}
        onChange={(name) => onChange({ name })}
        onRemove={props.onRemove}
      />
      <Line>
        <Choices role="radiogroup" aria-label={t('evaluation.priority', { number })}>
          {Priority.options.map((priority) => (
            <label key={priority}>
              <input
                type="radio"
                name={`${id}-priority`}
                value={priority}
                checked={entry.priority === priority}
                disabled={isReadOnly}
                onChange={() => onChange({ priority })}
              />
              <PriorityBars priority={priority} />
              {t(`evaluation.priorities.${priority}`)}
            </label>
          ))}
        </Choices>
        {!isReadOnly && <OrderButtons {...props} />}
      </Line>
    </Row>
  )
}

function OrderButtons({ place, last, onMove, drag }: Parameters<typeof EvaluationRow>[0]) {
  const { t } = useTranslation('ecgConclusion')
  const number = place + 1
  return (
    <>
      <IconButton
        aria-label={t('evaluation.up', { number })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <Icon of={ArrowUp} size={18} />
      </IconButton>
      <IconButton
        aria-label={t('evaluation.down', { number })}
        disabled={place === last}
        onClick={() => onMove(place + 1)}
      >
        <Icon of={ArrowDown} size={18} />
      </IconButton>
      <span
        draggable
        title={t('evaluation.drag', { number })}
        aria-hidden
        style={{ display: 'inline-grid', padding: 8, cursor: 'grab' }}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', String(number))
          drag.start()
        }}
        onDragEnd={drag.end}
      >
        <Icon of={GripVertical} size={18} />
      </span>
    </>
  )
}

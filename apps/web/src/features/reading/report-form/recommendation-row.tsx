import { styled } from '@mui/material/styles'
import { Priority, type ReportDraft } from '@systole/domain/reports/report-draft'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { PriorityBars } from '../../../ui/display/priority-bars.tsx'
import type { DraftEditing } from '../drafts/draft-editing.ts'
import {
  movedRecommendation,
  prioritised,
  RECOMMENDATION_NAME_MAX,
  renamedRecommendation,
  withoutRecommendation,
} from '../drafts/edit-draft.ts'
import { recommendationId } from './answer-ids.ts'

const Row = styled('li')({ display: 'grid', gap: 6, padding: '10px 0' })
const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' })
const Name = styled('input')(({ theme }) => {
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    width: '100%',
    minHeight: 40,
    padding: '6px 10px',
    border: `1px solid ${edge.control}`,
    borderRadius: 6,
    backgroundColor: surface.paper,
    ...theme.applyStyles('dark', { backgroundColor: surface.sunken }),
    color: ink.strong,
    font: 'inherit',
    '&::placeholder': { color: ink.muted, opacity: 1 },
    '&[aria-invalid]': { borderColor: tone.danger.text },
    '&:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: -1 },
  }
})
const PriorityField = styled('label')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 36,
    padding: '0 4px 0 10px',
    border: `1px solid ${edge.line}`,
    borderRadius: 6,
    marginRight: 'auto',
    '& select': {
      minHeight: 34,
      border: 0,
      background: 'none',
      color: ink.body,
      font: 'inherit',
      fontSize: '.875rem',
      cursor: 'pointer',
    },
    '& option': { color: '#12252B', backgroundColor: '#fff' },
    '[data-scheme="dark"] & option': { color: '#E4E9EA', backgroundColor: '#14181A' },
  }
})

type Item = ReportDraft['recommendations'][number]

export function RecommendationRow(props: {
  item: Item
  place: number
  last: number
  editing: DraftEditing
}) {
  const { item, place, editing } = props
  const { t } = useTranslation('reading')
  const number = place + 1
  const id = recommendationId(place)
  const isMissing = item.name.trim() === ''
  return (
    <Row>
      <Name
        id={id}
        aria-label={t('recommendations.name', { number })}
        placeholder={t('recommendations.namePlaceholder')}
        maxLength={RECOMMENDATION_NAME_MAX}
        readOnly={!editing.canWrite}
        value={item.name}
        onChange={(event) =>
          editing.edit((draft) => renamedRecommendation(draft, place, event.target.value))
        }
        onBlur={editing.onLeave}
        {...(isMissing && { 'aria-describedby': `${id}-missing` })}
      />
      {isMissing && <small id={`${id}-missing`}>{t('recommendations.nameMissing')}</small>}
      <Line>
        <PriorityField>
          <PriorityBars priority={item.priority} />
          <select
            aria-label={t('recommendations.priority', { number })}
            value={item.priority}
            disabled={!editing.canWrite}
            onChange={(event) => {
              const chosen = Priority.safeParse(event.target.value)
              if (chosen.success) editing.edit((draft) => prioritised(draft, place, chosen.data))
            }}
          >
            {Priority.options.map((priority) => (
              <option key={priority} value={priority}>
                {t(`recommendations.priorities.${priority}`)}
              </option>
            ))}
          </select>
        </PriorityField>
        {editing.canWrite && <RowButtons {...props} />}
      </Line>
    </Row>
  )
}

function RowButtons(props: { place: number; last: number; editing: DraftEditing }) {
  const { place, last, editing } = props
  const { t } = useTranslation('reading')
  const number = place + 1
  return (
    <>
      <IconButton
        aria-label={t('recommendations.up', { number })}
        disabled={place === 0}
        onClick={() => editing.edit((draft) => movedRecommendation(draft, place, -1))}
      >
        <Icon of={ArrowUp} size={18} />
      </IconButton>
      <IconButton
        aria-label={t('recommendations.down', { number })}
        disabled={place === last}
        onClick={() => editing.edit((draft) => movedRecommendation(draft, place, 1))}
      >
        <Icon of={ArrowDown} size={18} />
      </IconButton>
      <IconButton
        aria-label={t('recommendations.remove', { number })}
        onClick={() => editing.edit((draft) => withoutRecommendation(draft, place))}
      >
        <Icon of={X} size={18} />
      </IconButton>
    </>
  )
}

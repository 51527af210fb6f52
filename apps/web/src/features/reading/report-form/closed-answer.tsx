import { styled } from '@mui/material/styles'
import { withoutChips } from '@systole/domain/reports/chips'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import type { AskedQuestion } from '../desk/reading-case.ts'
import type { DraftEditing } from '../drafts/draft-editing.ts'
import { answerTo } from '../drafts/edit-draft.ts'
import { useKept } from '../drafts/use-kept.ts'
import { useAskedQuestionText } from './question-words.ts'
import { useUnansweredWords } from './use-unanswered-words.ts'

const Row = styled('button')(({ theme }) => {
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    gap: 10,
    alignItems: 'flex-start',
    width: '100%',
    padding: '11px 12px',
    border: `1px solid ${edge.line}`,
    borderRadius: 8,
    background: 'none',
    font: 'inherit',
    fontSize: '.875rem',
    color: ink.muted,
    textAlign: 'left',
    cursor: 'pointer',
    '& > svg': { marginTop: 2 },
    '&[data-answered] > svg': { color: tone.ok.text },
    '& b': {
      display: 'block',
      fontSize: '1rem',
      fontWeight: 600,
      lineHeight: 1.4,
      color: ink.strong,
    },
    '& span span': {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
      marginTop: 2,
      overflowWrap: 'anywhere',
    },
    '&:hover': { backgroundColor: surface.tint },
  }
})

/** Shows a collapsed question: whether it is answered, and the start of the answer. */
export function ClosedAnswer(props: {
  question: AskedQuestion
  number: number
  editing: DraftEditing
  onOpen: () => void
}) {
  const { question, number, editing, onOpen } = props
  const { t } = useTranslation('reading')
  const words = useAskedQuestionText()
  const text = useKept(editing.autosaver, ({ draft }) => answerTo(draft, question.type))
  const unanswered = useUnansweredWords(editing)
  const answer = withoutChips(text, editing.measured).trim()
  return (
    <h3 style={{ margin: 0, font: 'inherit' }}>
      <Row
        type="button"
        aria-expanded={false}
        onClick={onOpen}
        {...(answer !== '' && { 'data-answered': '' })}
      >
        <Icon
          of={answer ? CircleCheck : Circle}
          label={answer ? t('answers.answered') : unanswered}
        />
        <span>
          <b>
            {number}. {words(question)}
          </b>
          <span>{answer || unanswered}</span>
        </span>
      </Row>
    </h3>
  )
}

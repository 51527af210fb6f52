import { styled } from '@mui/material/styles'
import type { Question } from '@systole/domain/questions/question'
import { fileNeeds } from '@systole/domain/questions/required-files'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { useQuestionWords } from './use-question-words.ts'

const Row = styled('div')(({ theme }) => {
  const { edge } = (theme.vars ?? theme).palette
  return {
    padding: '6px 0',
    '& + &': { borderTop: `1px solid ${edge.line}` },
    '& .inside': { paddingLeft: 44, paddingBottom: 8 },
    [theme.breakpoints.down('sm')]: { '& .inside': { paddingLeft: 0 } },
  }
})

const Needs = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '.875rem',
  fontWeight: 400,
  color: (theme.vars ?? theme).palette.ink.muted,
}))

type RowProps<Asked extends Question> = {
  question: Asked
  checked: boolean
  onTick: (question: Asked, value: boolean) => void
  id?: string
  /** The reason why it cannot be ticked now. */
  lockedBecause?: string
  children?: ReactNode
}

/** Renders a question to tick, with the files it needs under it. */
export const QuestionRow = memo(function QuestionRow<Asked extends Question>(
  props: RowProps<Asked>,
) {
  const { question, checked, onTick, id, lockedBecause, children } = props
  const reasonId = `locked-${question}`
  return (
    <Row>
      <CheckboxField
        {...(id && { id })}
        checked={checked}
        disabled={lockedBecause !== undefined}
        onChange={(value) => onTick(question, value)}
        label={
          <>
            <QuestionText question={question} />
            <NeedsOf question={question} />
          </>
        }
        {...(lockedBecause && { describedBy: reasonId })}
      />
      {children && (
        <div className="inside">
          {lockedBecause && <Needs id={reasonId}>{lockedBecause}</Needs>}
          {children}
        </div>
      )}
    </Row>
  )
}) as <Asked extends Question>(props: RowProps<Asked>) => ReactNode // `memo` loses the type parameter

function QuestionText({ question }: { question: Question }) {
  const { t } = useTranslation('questions')
  return t(`text.${question}`)
}

function NeedsOf({ question }: { question: Question }) {
  const { t } = useTranslation('questions')
  const words = useQuestionWords()
  const { required, recommended } = fileNeeds([question])
  if (required.length > 0)
    return <Needs>{t('files.needs', { files: words.kinds(required) })}</Needs>
  if (recommended.length > 0) {
    return <Needs>{t('files.helps', { files: words.kinds(recommended) })}</Needs>
  }
  return null
}

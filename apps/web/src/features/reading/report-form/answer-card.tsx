import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { AskedQuestion } from '../desk/reading-case.ts'
import type { DraftEditing } from '../drafts/draft-editing.ts'
import { answerTo, withAnswer } from '../drafts/edit-draft.ts'
import { useKept } from '../drafts/use-kept.ts'
import { PhraseText } from '../phrases/phrase-text.tsx'
import { answerId } from './answer-ids.ts'
import { useAskedQuestionText } from './question-words.ts'
import { useUnansweredWords } from './use-unanswered-words.ts'

const Card = styled('section')(({ theme }) => {
  const { brand, ink } = (theme.vars ?? theme).palette
  return {
    padding: '14px 14px 12px',
    border: `1px solid ${brand.main}`,
    borderRadius: 10,
    '& > p': { fontSize: '.8125rem', color: ink.muted, marginBottom: 2 },
    '& > h3': { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4, fontFamily: 'inherit' },
    '& > div:has(textarea)': { marginTop: 10 },
  }
})

/** Edits the answer to a question. */
export function AnswerCard(props: {
  question: AskedQuestion
  number: number
  count: number
  editing: DraftEditing
}) {
  const { question, number, count, editing } = props
  const { t } = useTranslation('reading')
  const words = useAskedQuestionText()
  const unanswered = useUnansweredWords(editing)
  const answer = useKept(editing.autosaver, ({ draft }) => answerTo(draft, question.type))
  return (
    <Card>
      <p>{t('answers.question', { number, count })}</p>
      <h3>{words(question)}</h3>
      <PhraseText
        id={answerId(question.type)}
        aria-label={t('answers.answer', { number })}
        placeholder={editing.canWrite ? t('answers.placeholder') : unanswered}
        editing={editing}
        question={question.type}
        value={answer}
        onText={(text) => editing.edit((draft) => withAnswer(draft, question.type, text))}
      />
    </Card>
  )
}

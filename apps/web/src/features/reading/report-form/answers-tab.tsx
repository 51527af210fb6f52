import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { AskedQuestion } from '../desk/reading-case.ts'
import type { DraftEditing } from '../drafts/draft-editing.ts'
import { KeyImagesEditor } from '../key-images/key-images-editor.tsx'
import { AnswerCard } from './answer-card.tsx'
import { ClosedAnswer } from './closed-answer.tsx'
import { QualityChoice } from './quality-choice.tsx'
import { RecommendationsEditor } from './recommendations-editor.tsx'

const Column = styled('div')({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  '& > section:has(h2), & > fieldset': { marginTop: 14 },
})

/** Shows the vet's questions in their order, one open at a time; then recommendations and file quality. */
export function AnswersTab(props: {
  questions: readonly AskedQuestion[]
  current: number
  onCurrent: (index: number) => void
  editing: DraftEditing
}) {
  const { questions, current, onCurrent, editing } = props
  const { t } = useTranslation('reading')
  return (
    <Column>
      {questions.length === 0 && <p>{t('answers.noQuestions')}</p>}
      {questions.map((question, index) =>
        index === current ? (
          <AnswerCard
            key={question.type}
            question={question}
            number={index + 1}
            count={questions.length}
            editing={editing}
          />
        ) : (
          <ClosedAnswer
            key={question.type}
            question={question}
            number={index + 1}
            editing={editing}
            onOpen={() => onCurrent(index)}
          />
        ),
      )}
      <RecommendationsEditor editing={editing} />
      <KeyImagesEditor editing={editing} />
      <QualityChoice editing={editing} />
    </Column>
  )
}

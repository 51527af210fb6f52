import { styled } from '@mui/material/styles'
import {
  AdditionalQuestion,
  AdvancePreset,
  BasicQuestion,
  type QuestionSelection,
} from '@systole/domain/questions/question'
import type { QuestionRefusal } from '@systole/domain/questions/refuse-questions'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { AdditionalTextField } from './additional-text-field.tsx'
import { QuestionRow } from './question-row.tsx'
import type { useQuestionForm } from './use-question-form.ts'

export const FIRST_QUESTION_ID = 'first-question'
type Form = ReturnType<typeof useQuestionForm>

/** Lists the seven preset questions (QUES-2). */
export function BasicQuestions({ form }: { form: Form }) {
  const { basic } = form.panel.selection
  return BasicQuestion.options.map((question, place) => (
    <QuestionRow
      key={question}
      question={question}
      checked={basic[question].value}
      onTick={form.tickBasic}
      {...(place === 0 && { id: FIRST_QUESTION_ID })}
    />
  ))
}

/** Lists two plans and up to three free questions (QUES-2, QUES-5). */
export function AdvanceQuestions({ form }: { form: Form }) {
  const { selection, refusal } = form.panel
  const { t } = useTranslation('questions')
  const reasons: Record<AdditionalQuestion, string> = {
    additional_question_1: '',
    additional_question_2: t('additional.needsFirst'),
    additional_question_3: t('additional.needsSecond'),
  }
  return (
    <>
      {AdvancePreset.options.map((question, place) => (
        <QuestionRow
          key={question}
          question={question}
          checked={selection.advance[question].value}
          onTick={form.tickAdvance}
          {...(place === 0 && { id: FIRST_QUESTION_ID })}
        />
      ))}
      {AdditionalQuestion.options.map((question) => (
        <AdditionalRow
          key={question}
          question={question}
          checked={selection.advance[question].value}
          text={selection.advance[question].text}
          lockedBecause={form.locked(question) ? reasons[question] : undefined}
          error={isEmptyText(selection, refusal, question) ? t('errors.textMissing') : undefined}
          onTick={form.tickAdvance}
          onWrite={form.write}
        />
      ))}
      <GoodQuestions />
    </>
  )
}

/** Renders a row again only when its own text changes. */
const AdditionalRow = memo(function AdditionalRow(props: {
  question: AdditionalQuestion
  checked: boolean
  text: string
  lockedBecause: string | undefined
  error: string | undefined
  onTick: Form['tickAdvance']
  onWrite: Form['write']
}) {
  const { question, checked, text, lockedBecause, error, onTick, onWrite } = props
  return (
    <QuestionRow
      question={question}
      checked={checked}
      onTick={onTick}
      {...(lockedBecause !== undefined && { lockedBecause })}
    >
      <AdditionalTextField
        question={question}
        text={text}
        enabled={checked}
        error={error}
        onWrite={(written, options) => onWrite(question, written, options)}
      />
    </QuestionRow>
  )
})

const Hints = styled('details')(({ theme }) => ({
  paddingTop: 12,
  fontSize: '.9375rem',
  color: (theme.vars ?? theme).palette.ink.body,
  '& summary': { minHeight: 44, display: 'flex', alignItems: 'center', cursor: 'pointer' },
  '& summary::before': { content: '"+" / ""', width: 20, fontWeight: 600 },
  '&[open] summary::before': { content: '"−" / ""' },
  '& ul': { margin: 0, paddingLeft: 36, display: 'grid', gap: 4 },
}))

/** Experience S8, beyond: gives hints for questions that the cardiologist can answer well. */
const GoodQuestions = memo(function GoodQuestions() {
  const { t } = useTranslation('questions')
  return (
    <Hints>
      <summary>{t('additional.hints.title')}</summary>
      <ul>
        {(['one', 'name', 'decide'] as const).map((hint) => (
          <li key={hint}>{t(`additional.hints.${hint}`)}</li>
        ))}
      </ul>
    </Hints>
  )
})

/** Returns true for every ticked question without a text after a refusal for a missing text. */
function isEmptyText(
  selection: QuestionSelection,
  refusal: QuestionRefusal | undefined,
  question: AdditionalQuestion,
): boolean {
  const { value, text } = selection.advance[question]
  return refusal?.reason === 'textMissing' && value && text.trim() === ''
}

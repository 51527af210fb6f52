import { ConsultMode } from '@systole/domain/cases/case'
import { AdvanceQuestion, BasicQuestion } from '@systole/domain/questions/question'
import { useTranslation } from 'react-i18next'
import type { PhraseForm } from './change-phrases.ts'

const IN_OWN_WORDS = /^additional_question/
const QUESTIONS = [...BasicQuestion.options, ...AdvanceQuestion.options].filter(
  (question) => !IN_OWN_WORDS.test(question),
)

/** Returns the places where a phrase can be offered: everywhere, in one mode, or in the answer to a preset question. */
export function usePlaces(): { value: string; label: string }[] {
  const { t } = useTranslation(['phrases', 'questions', 'common'])
  return [
    { value: '', label: t('everywhere') },
    ...ConsultMode.options.map((mode) => ({
      value: mode,
      label: t('inMode', { mode: t(`common:mode.${mode}`) }),
    })),
    ...QUESTIONS.map((question) => ({ value: question, label: t(`questions:text.${question}`) })),
  ]
}

/** Parses a place; a question implies its mode. */
export function readPlace(value: string): Pick<PhraseForm, 'mode' | 'question'> {
  const mode = ConsultMode.options.find((each) => each === value)
  const question = QUESTIONS.find((each) => each === value)
  return { mode: mode ?? '', question: question ?? '' }
}

import { useTranslation } from 'react-i18next'
import type { AskedQuestion } from './reading-case.ts'

/** A question as it was asked: in the vet's own words, or by its preset name. */
export function useQuestionWords(): (question: AskedQuestion) => string {
  const { t } = useTranslation('questions')
  return ({ type, ownWords }) => ownWords || t(`text.${type}`)
}

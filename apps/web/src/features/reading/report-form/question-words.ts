import { useTranslation } from 'react-i18next'
import type { AskedQuestion } from '../desk/reading-case.ts'

/** Returns a function that formats a question: the vet's own words, or its preset name. */
export function useAskedQuestionText(): (question: AskedQuestion) => string {
  const { t } = useTranslation('questions')
  return ({ type, ownWords }) => ownWords || t(`text.${type}`)
}

import { useTranslation } from 'react-i18next'
import type { DraftEditing } from './draft-editing.ts'

/** What stands where no answer is seen: there is none, or somebody writes it and it is not released yet. */
export function useUnansweredWords({ hiddenWriter }: Pick<DraftEditing, 'hiddenWriter'>): string {
  const { t } = useTranslation('reading')
  if (hiddenWriter === undefined) return t('answers.unanswered')
  return t('answers.beingWritten', { name: hiddenWriter })
}

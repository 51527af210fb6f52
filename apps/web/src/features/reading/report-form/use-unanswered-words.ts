import { useTranslation } from 'react-i18next'
import type { DraftEditing } from '../drafts/draft-editing.ts'

/** Returns the text for a missing answer: not answered, or being written by someone and not released. */
export function useUnansweredWords({ hiddenWriter }: Pick<DraftEditing, 'hiddenWriter'>): string {
  const { t } = useTranslation('reading')
  if (hiddenWriter === undefined) return t('answers.unanswered')
  return t('answers.beingWritten', { name: hiddenWriter })
}

import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { ReviewSaveState } from './review-session.ts'

/** Says whether the review is saved. */
export function useSavedWords(save: ReviewSaveState): string {
  const { t } = useTranslation('ecgReview')
  const format = useFormat()
  if (save.is === 'saved')
    return save.at ? t('saved.saved', { time: format.time(save.at) }) : t('saved.automatic')
  if (save.is === 'refused') return t('saved.refused', { reason: describeError(save.why) })
  return t(`saved.${save.is}`)
}

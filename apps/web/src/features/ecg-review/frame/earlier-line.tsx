import { REVIEW_FIELD_NAMES, reviewField } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { type EcgValueField, ecgValueText } from '@systole/domain/ecg-values/ecg-value'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { LoadedReview } from '../loaded-review.ts'

/** Says what the last earlier ECG of the animal had in this step. */
export function EarlierLine({ step, loaded }: { step: ReviewStep; loaded: LoadedReview }) {
  const { t } = useTranslation('ecgReview')
  const format = useFormat()
  const fields = new Set<EcgValueField>(
    REVIEW_FIELD_NAMES.flatMap((field) => {
      const row = reviewField(field)
      return row.kind === 'number' && row.step === step ? [row.value] : []
    }),
  )
  for (const { date, values } of loaded.measured?.earlier ?? []) {
    const words = [...fields].flatMap((field) => {
      const value = values[field]
      return value === undefined ? [] : [ecgValueText(field, value)]
    })
    if (words.length === 0 || !date) continue
    return <> · {t('form.earlier', { date: format.date(date), values: words.join(', ') })}</>
  }
  return null
}

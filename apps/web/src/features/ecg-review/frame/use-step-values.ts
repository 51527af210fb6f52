import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { ReviewField } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useFieldWords } from '../fields/use-field-words.ts'

const SUMMARISED: Readonly<Partial<Record<ReviewStep, readonly ReviewField[]>>> = {
  p_wave: ['p_wave.morphology', 'p_wave.duration'],
  qrs: ['qrs.r_height', 'qrs.duration'],
  p_qrs: ['pr.duration'],
  t_wave: ['t_wave.qt', 't_wave.height'],
}
const SEEN = ['vpc', 'pac', 'packet_loss'] as const

/** Returns a function that summarises what a step says, for the line below its name. */
export function useStepValues(): (step: ReviewStep, document: EcgReview) => string {
  const { t } = useTranslation('ecgReview')
  const format = useFormat()
  const words = useFieldWords()
  return (step, document) => {
    if (step === 'heart_rate') {
      const { rrRate } = document.heart_rate
      return rrRate === null ? '' : t('trend.bpm', { rate: Math.round(rrRate) })
    }
    if (step === 'rhythm') {
      const { sinus, regularity } = document.rhythm
      return [
        sinus &&
          t('rail.answered', { question: t('fields.rhythm.sinus'), answer: t(`yesNo.${sinus}`) }),
        regularity && t(`regularity.${regularity}`),
      ]
        .filter(Boolean)
        .join(t('rail.join'))
    }
    if (step === 'ectopic') {
      const { ranges, ...has } = document.ectopic
      return SEEN.filter((kind) => has[`has_${kind}`] === true)
        .map((kind) => {
          const count = ranges
            .filter((range) => range.kind === kind)
            .reduce((sum, range) => sum + range.count, 0)
          const name = t(`ectopicPanel.kinds.${kind}`)
          return count > 0 ? `${format.number(count)} ${name}` : name
        })
        .join(t('rail.join'))
    }
    return (SUMMARISED[step] ?? [])
      .flatMap((field) => words.answer(document, field) ?? [])
      .join(t('rail.join'))
  }
}

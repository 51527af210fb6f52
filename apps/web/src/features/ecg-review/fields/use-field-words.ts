import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import {
  type ReviewField,
  readField,
  reviewField,
  reviewNumberText,
} from '@systole/domain/ecg-reviews/review-fields'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

type T = TFunction<'ecgReview'>

/** Returns functions that name fields of the review and write their answers in the reader's language. */
export function useFieldWords() {
  const { t } = useTranslation('ecgReview')
  return useMemo(
    () => ({
      // fields of later steps are named by their own step
      name: (field: ReviewField) => t(`fields.${field}` as 'fields.axis'),
      word: (field: ReviewField, value: string) => wordOf(t, field, value),
      answer: (document: EcgReview, field: ReviewField) => answerOf(t, document, field),
    }),
    [t],
  )
}

function wordOf(t: T, field: ReviewField, value: string): string {
  if (field === 'rhythm.regularity') return t(`regularity.${value}` as 'regularity.regular')
  if (field === 'p_wave.morphology') return t(`pMorphology.${value}` as 'pMorphology.tall')
  if (field === 'qrs.morphology') return t(`qrsMorphology.${value}` as 'qrsMorphology.normal')
  return t(`yesNo.${value}` as 'yesNo.yes')
}

function answerOf(t: T, document: EcgReview, field: ReviewField): string | undefined {
  const value: unknown = readField(document, field)
  if (typeof value === 'number') return reviewNumberText(field, value)
  if (typeof value === 'boolean') return t(value ? 'flags.yes' : 'flags.no')
  if (Array.isArray(value)) {
    const words = value.filter((each) => typeof each === 'string')
    return words.map((each) => wordOf(t, field, each)).join(', ') || undefined
  }
  if (typeof value !== 'string' || value === '') return undefined
  return reviewField(field).kind === 'choice' ? wordOf(t, field, value) : value
}

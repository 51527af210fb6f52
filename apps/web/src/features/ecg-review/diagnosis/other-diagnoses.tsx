import {
  EcgReview,
  OTHER_DIAGNOSIS_MAX,
  otherDiagnosesOf,
  REVIEW_LIST_MAX,
} from '@systole/domain/ecg-reviews/ecg-review'
import { cleanText } from '@systole/domain/text/clean-text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { ReviewWriting } from './review-writing.ts'

/** Edits the other diagnoses, one per line. What is over the limits is shown with its reason and not sent. SPEC ECG-5. */
export function OtherDiagnoses({ writing }: { writing: ReviewWriting }) {
  const { t } = useTranslation('ecgConclusion')
  const saved = writing.document.other_diagnoses
  const [refused, setRefused] = useState<string>()
  const shown = refused ?? saved
  const type = (typed: string) => {
    const isAccepted = EcgReview.shape.other_diagnoses.safeParse(typed).success
    setRefused(isAccepted ? undefined : typed)
    if (isAccepted) writing.answer('other_diagnoses', typed)
  }
  return (
    <TextField
      label={t('diagnosis.other')}
      hint={t('diagnosis.otherHint', { max: REVIEW_LIST_MAX, length: OTHER_DIAGNOSIS_MAX })}
      multiline
      rows={4}
      value={shown}
      readOnly={writing.isReadOnly}
      error={refused === undefined ? undefined : problem(refused)}
      onChange={(event) => type(cleanText(event.target.value))}
    />
  )

  function problem(text: string): string {
    const lines = otherDiagnosesOf({ other_diagnoses: text })
    if (lines.length > REVIEW_LIST_MAX)
      return t('diagnosis.tooManyLines', { count: lines.length, max: REVIEW_LIST_MAX })
    const long = lines.findIndex((line) => line.length > OTHER_DIAGNOSIS_MAX)
    const count = lines[long]?.length ?? text.length
    return t('diagnosis.longLine', { line: long + 1, count, max: OTHER_DIAGNOSIS_MAX })
  }
}

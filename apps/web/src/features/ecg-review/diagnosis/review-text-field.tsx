import { REVIEW_NOTE_MAX, REVIEW_TEXT_MAX } from '@systole/domain/ecg-reviews/ecg-review'
import { type ReviewField, readField } from '@systole/domain/ecg-reviews/review-fields'
import { cleanText } from '@systole/domain/text/clean-text'
import type { ParseKeys } from 'i18next'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame, fieldAria } from '../../../ui/form/field-frame.tsx'
import { GrowingText } from '../../../ui/form/growing-text.tsx'
import type { ReviewWriting } from './review-writing.ts'

type TextFieldName = Extract<
  ReviewField,
  'interpretation_note' | 'evaluation_note' | 'treatment_note' | `notes.${string}`
>

/** Edits a long text of the review; its limit is said in the hint. */
export function ReviewTextField(props: {
  writing: ReviewWriting
  field: TextFieldName
  label: ParseKeys<'ecgConclusion'>
  hint: ParseKeys<'ecgConclusion'>
  more?: ReactNode
}) {
  const { writing, field, label, hint, more } = props
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const maxLength = field.startsWith('notes.') ? REVIEW_NOTE_MAX : REVIEW_TEXT_MAX
  const said = t(hint, { length: maxLength })
  return (
    <FieldFrame
      id={id}
      label={t(label)}
      hint={
        more ? (
          <>
            {said} {more}
          </>
        ) : (
          said
        )
      }
    >
      <GrowingText
        id={id}
        {...fieldAria(id, { hint: said })}
        value={readField(writing.document, field)}
        maxLength={maxLength}
        readOnly={writing.isReadOnly}
        onChange={(event) => writing.answer(field, cleanText(event.target.value))}
      />
    </FieldFrame>
  )
}

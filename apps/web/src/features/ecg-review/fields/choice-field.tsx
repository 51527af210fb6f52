import type { ReviewField, ReviewValue } from '@systole/domain/ecg-reviews/review-fields'
import { readField } from '@systole/domain/ecg-reviews/review-fields'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewStepProps } from '../step-props.ts'
import { ReviewFieldFrame } from './field-frame.tsx'
import { type Option, OptionButtons } from './option-buttons.tsx'

/** Renders a question with one answer. */
export function ChoiceField<Field extends ReviewField>(
  props: ReviewStepProps & {
    field: Field
    options: readonly Option<ReviewValue<Field>>[]
    children?: ReactNode
  },
) {
  const { field, options, document, isEditable, answer, children } = props
  const id = useId()
  const value = readField(document, field)
  return (
    <ReviewFieldFrame {...props} headingId={id}>
      <OptionButtons
        labelledBy={id}
        options={options}
        isEditable={isEditable}
        isChosen={(each) => each === value}
        onChoose={(each) => answer(field, each)}
      />
      {children}
    </ReviewFieldFrame>
  )
}

const YES_NO = [
  ['yes', 'Y'],
  ['no', 'N'],
  ['undetermined', 'U'],
] as const

type YesNoName =
  | 'rhythm.sinus'
  | 'p_qrs.p_for_every_qrs'
  | 'p_qrs.qrs_for_every_p'
  | 'p_qrs.consistently_related'

/** Renders a question that is answered with yes, no or undetermined. */
export function YesNoField(props: ReviewStepProps & { field: YesNoName; children?: ReactNode }) {
  const { t } = useTranslation('ecgReview')
  const options = YES_NO.map(([value, key]) => ({ value, key, words: t(`yesNo.${value}`) }))
  return <ChoiceField {...props} options={options} />
}

const SEEN = [
  [true, 'Y'],
  [false, 'N'],
] as const

/** Renders a question whether something was seen. */
export function SeenField(
  props: ReviewStepProps & {
    field: 'ectopic.has_vpc' | 'ectopic.has_pac' | 'ectopic.has_packet_loss'
  },
) {
  const { t } = useTranslation('ecgReview')
  const options = SEEN.map(([value, key]) => ({
    ...{ value, key },
    words: t(value ? 'flags.yes' : 'flags.no'),
  }))
  return <ChoiceField {...props} options={options} />
}

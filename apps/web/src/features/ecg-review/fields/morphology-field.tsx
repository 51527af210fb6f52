import { isContradictoryP, isContradictoryQrs } from '@systole/domain/ecg-reviews/ecg-review'
import { REVIEW_FIELDS } from '@systole/domain/ecg-reviews/review-fields'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewStepProps } from '../step-props.ts'
import { ReviewFieldFrame } from './field-frame.tsx'
import { toggledWord } from './morphology-words.ts'
import { OptionButtons } from './option-buttons.tsx'
import { useFieldWords } from './use-field-words.ts'

/** Renders the words for the shape of a P wave. */
export function PMorphologyField(props: ReviewStepProps) {
  const chosen = props.document.p_wave.morphology
  return (
    <WordsField
      {...props}
      field="p_wave.morphology"
      words={REVIEW_FIELDS['p_wave.morphology'].options}
      chosen={chosen}
      onChange={(word) =>
        props.answer('p_wave.morphology', toggledWord(chosen, word, isContradictoryP))
      }
    />
  )
}

/** Renders the words for the shape of a QRS. */
export function QrsMorphologyField(props: ReviewStepProps) {
  const chosen = props.document.qrs.morphology
  return (
    <WordsField
      {...props}
      field="qrs.morphology"
      words={REVIEW_FIELDS['qrs.morphology'].options}
      chosen={chosen}
      onChange={(word) =>
        props.answer('qrs.morphology', toggledWord(chosen, word, isContradictoryQrs))
      }
    />
  )
}

function WordsField<Word extends string>(
  props: ReviewStepProps & {
    field: 'p_wave.morphology' | 'qrs.morphology'
    words: readonly Word[]
    chosen: readonly string[]
    onChange: (word: Word) => void
  },
) {
  const { field, words, chosen, onChange, isEditable, answer } = props
  const { t } = useTranslation('ecgReview')
  const named = useFieldWords()
  const id = useId()
  return (
    <ReviewFieldFrame {...props} headingId={id}>
      <OptionButtons<Word | undefined>
        labelledBy={id}
        options={[
          ...words.map((value, index) => ({
            ...{ value, words: named.word(field, value) },
            key: String(index + 1),
          })),
          { value: undefined, words: t('field.notApplicable') },
        ]}
        isEditable={isEditable}
        isChosen={(word) => word !== undefined && chosen.includes(word)}
        onChoose={(word) => (word === undefined ? answer(field, []) : onChange(word))}
      />
    </ReviewFieldFrame>
  )
}

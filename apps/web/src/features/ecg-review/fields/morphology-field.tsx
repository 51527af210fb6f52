import {
  isContradictoryP,
  isContradictoryQrs,
  PMorphology,
  QrsMorphology,
} from '@systole/domain/ecg-reviews/ecg-review'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewStepProps } from '../step-props.ts'
import { ReviewFieldFrame } from './field-frame.tsx'
import { OptionButtons } from './option-buttons.tsx'
import { useFieldWords } from './use-field-words.ts'

/** Renders the words for the shape of a P wave. */
export function PMorphologyField(props: ReviewStepProps) {
  const chosen = props.document.p_wave.morphology
  return (
    <WordsField
      {...props}
      field="p_wave.morphology"
      words={PMorphology.options}
      chosen={chosen}
      onChange={(word) =>
        props.answer('p_wave.morphology', toggled(chosen, word, isContradictoryP))
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
      words={QrsMorphology.options}
      chosen={chosen}
      onChange={(word) => props.answer('qrs.morphology', toggled(chosen, word, isContradictoryQrs))}
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

/** Returns the words after one was chosen or given up; words that exclude the chosen one are dropped. */
function toggled<Word extends string>(
  chosen: readonly Word[],
  word: Word,
  isContradictory: (set: ReadonlySet<Word>) => boolean,
): Word[] {
  if (chosen.includes(word)) return chosen.filter((each) => each !== word)
  const kept = chosen.filter((each) => !isContradictory(new Set([each, word])))
  return [...kept, word]
}

import { notApplicableAnswer } from '@systole/domain/ecg-reviews/not-applicable'
import {
  isPossibleNumber,
  type ReviewField,
  type ReviewValue,
  reviewField,
  reviewNumberText,
} from '@systole/domain/ecg-reviews/review-fields'
import { typedNumber } from '@systole/domain/text/minus-sign'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/text-field.tsx'
import { valueText } from '../comparison/value-text.ts'
import { OptionButtons } from '../fields/option-buttons.tsx'

type Props = {
  field: ReviewField
  label: string
  isEditable: boolean
  /** Is given `undefined` while nothing is chosen; "Not applicable" is an answer. */
  onAnswer: (answer: ReviewValue | undefined) => void
}

/** Renders what a field of the review is answered with: a number, one option or several, or "Not applicable". */
export function AnswerControl(props: Props) {
  const row = reviewField(props.field)
  if (row.kind === 'number') return <NumberAnswer {...props} />
  if (row.kind === 'set') return <SetAnswer {...props} options={row.options} />
  const options = row.kind === 'choice' || row.kind === 'flag' ? row.options : []
  return <OneAnswer {...props} options={options} />
}

function NumberAnswer({ field, label, isEditable, onAnswer }: Props) {
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const [text, setText] = useState('')
  const [isNone, setNone] = useState(false)
  const value = typedNumber(text)
  const isPossible = isPossibleNumber(field, value)
  return (
    <div style={{ display: 'grid', gap: 8, maxWidth: 240 }}>
      <span id={id} hidden>
        {label}
      </span>
      <TextField
        label={label}
        inputMode="decimal"
        value={text}
        disabled={!isEditable}
        hint={isPossible ? reviewNumberText(field, value) : unitOf(field)}
        error={text !== '' && !isPossible ? t('calibration.invalid') : undefined}
        onChange={({ target }) => {
          const next = typedNumber(target.value)
          setText(target.value)
          setNone(false)
          onAnswer(isPossibleNumber(field, next) ? (next as ReviewValue) : undefined)
        }}
      />
      <OptionButtons
        labelledBy={id}
        options={[{ value: null, words: t('values.notApplicable') }]}
        isChosen={() => isNone}
        isEditable={isEditable}
        onChoose={() => {
          setText('')
          setNone(!isNone)
          onAnswer(isNone ? undefined : notApplicableAnswer(field))
        }}
      />
    </div>
  )
}

/** Returns the unit that a number is written in. */
function unitOf(field: ReviewField): string {
  return reviewNumberText(field, 0).replace(/^[\d.,\s]+/, '')
}

function OneAnswer(props: Props & { options: readonly (string | boolean)[] }) {
  const { field, label, isEditable, onAnswer, options } = props
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const [chosen, setChosen] = useState<string | boolean | null>()
  const none = notApplicableAnswer(field) === null ? [null] : []
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <span id={id}>{label}</span>
      <OptionButtons<string | boolean | null>
        labelledBy={id}
        options={[...options, ...none].map((value) => ({
          value,
          words: value === null ? t('values.notApplicable') : valueText(field, value, { t }),
        }))}
        isChosen={(value) => value === chosen}
        isEditable={isEditable}
        onChoose={(value) => {
          setChosen(value)
          onAnswer(value as ReviewValue)
        }}
      />
    </div>
  )
}

function SetAnswer(props: Props & { options: readonly string[] }) {
  const { field, label, isEditable, onAnswer, options } = props
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const [chosen, setChosen] = useState<readonly string[]>()
  const choose = (next: readonly string[] | undefined) => {
    setChosen(next)
    onAnswer(next as ReviewValue | undefined)
  }
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <span id={id}>{label}</span>
      <OptionButtons<string | undefined>
        labelledBy={id}
        options={[
          ...options.map((value) => ({ value, words: valueText(field, [value], { t }) })),
          { value: undefined, words: t('values.notApplicable') },
        ]}
        isChosen={(value) =>
          value === undefined ? chosen?.length === 0 : chosen?.includes(value) === true
        }
        isEditable={isEditable}
        onChoose={(value) => {
          if (value === undefined) return choose(chosen?.length === 0 ? undefined : [])
          const others = chosen?.filter((each) => each !== value) ?? []
          const next = chosen?.includes(value) ? others : [...others, value]
          return choose(next.length > 0 ? next : undefined)
        }}
      />
    </div>
  )
}

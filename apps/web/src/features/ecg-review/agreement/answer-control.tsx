import {
  PMorphology,
  QrsMorphology,
  Regularity,
  YesNo,
} from '@systole/domain/ecg-reviews/ecg-review'
import {
  isPossibleNumber,
  type ReviewField,
  type ReviewValue,
  reviewField,
  reviewNumberText,
} from '@systole/domain/ecg-reviews/review-fields'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/text-field.tsx'
import { valueText } from '../comparison/value-text.ts'
import { OptionButtons } from '../fields/option-buttons.tsx'

type Props = {
  field: ReviewField
  label: string
  isEditable: boolean
  onAnswer: (answer: ReviewValue | undefined) => void
}

const SETS: Partial<Record<ReviewField, readonly string[]>> = {
  'p_wave.morphology': PMorphology.options,
  'qrs.morphology': QrsMorphology.options,
}
const FLAGS = [true, false]

/** Renders what a field of the review is answered with: a number, one option, or several. */
export function AnswerControl(props: Props) {
  const { field } = props
  const { kind } = reviewField(field)
  if (kind === 'number') return <NumberAnswer {...props} />
  if (kind === 'set') return <SetAnswer {...props} options={SETS[field] ?? []} />
  const choices = field === 'rhythm.regularity' ? Regularity.options : YesNo.options
  return <OneAnswer {...props} options={kind === 'flag' ? FLAGS : choices} />
}

function NumberAnswer({ field, label, isEditable, onAnswer }: Props) {
  const { t } = useTranslation('ecgConclusion')
  const [text, setText] = useState('')
  const value = Number(text.replace(',', '.'))
  const isPossible = text.trim() !== '' && isPossibleNumber(field, value)
  return (
    <div style={{ maxWidth: 240 }}>
      <TextField
        label={label}
        inputMode="decimal"
        value={text}
        disabled={!isEditable}
        hint={isPossible ? reviewNumberText(field, value) : unitOf(field)}
        error={text !== '' && !isPossible ? t('calibration.invalid') : undefined}
        onChange={({ target }) => {
          const next = Number(target.value.replace(',', '.'))
          setText(target.value)
          const isGiven = target.value.trim() !== '' && isPossibleNumber(field, next)
          onAnswer(isGiven ? (next as ReviewValue) : undefined)
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
  const [chosen, setChosen] = useState<string | boolean>()
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <span id={id}>{label}</span>
      <OptionButtons
        labelledBy={id}
        options={options.map((value) => ({ value, words: valueText(field, value, { t }) }))}
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
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <span id={id}>{label}</span>
      <OptionButtons
        labelledBy={id}
        options={options.map((value) => ({ value, words: valueText(field, [value], { t }) }))}
        isChosen={(value) => chosen.includes(value)}
        isEditable={isEditable}
        onChoose={(value) => {
          const next = chosen.includes(value)
            ? chosen.filter((each) => each !== value)
            : [...chosen, value]
          setChosen(next)
          onAnswer(next.length > 0 ? (next as ReviewValue) : undefined)
        }}
      />
    </div>
  )
}

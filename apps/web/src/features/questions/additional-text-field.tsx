import {
  ADDITIONAL_TEXT_MAX,
  AdditionalQuestion as Additional,
  type AdditionalQuestion,
} from '@systole/domain/questions/question'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/form/text-field.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

/** The numbers of remaining characters that are announced (experience S8). */
const SPOKEN_AT = [20, 10, 0]
const EXAMPLES = ['first', 'second', 'third'] as const

export function additionalFieldId(question: AdditionalQuestion): string {
  return `text-${question}`
}

/** Edits the text of an additional question: enabled while ticked, at most 149 characters (QUES-5, QUES-6). */
export function AdditionalTextField(props: {
  question: AdditionalQuestion
  text: string
  enabled: boolean
  error: string | undefined
  onWrite: (text: string, options: { composing: boolean }) => void
}) {
  const { question, text, enabled, error, onWrite } = props
  const { t } = useTranslation('questions')
  const composing = useRef(false)
  const place = Additional.options.indexOf(question)
  const left = ADDITIONAL_TEXT_MAX - text.length
  const example = t(`additional.example.${EXAMPLES[place] ?? 'first'}`)
  return (
    <>
      <TextField
        id={additionalFieldId(question)}
        label={t('additional.field', { number: place + 1 })}
        hideLabel
        error={error}
        multiline
        rows={2}
        style={{ resize: 'none' }}
        value={text}
        disabled={!enabled}
        {...(enabled && { placeholder: t('additional.placeholder', { example }) })}
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={(event) => {
          composing.current = false
          if (event.target instanceof HTMLTextAreaElement) {
            onWrite(event.target.value, { composing: false })
          }
        }}
        onChange={(event) => onWrite(event.target.value, { composing: composing.current })}
        endAdornment={
          <span className="unit" style={{ alignSelf: 'flex-end', paddingBottom: 10 }}>
            {t('additional.used', { used: text.length, max: ADDITIONAL_TEXT_MAX })}
          </span>
        }
      />
      <VisuallyHidden role="status">
        {SPOKEN_AT.includes(left) ? t('additional.left', { count: left }) : ''}
      </VisuallyHidden>
    </>
  )
}

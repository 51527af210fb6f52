import { type ReactNode, type Ref, useId } from 'react'
import { ChoiceFrame } from './choice-frame.tsx'
import { ChoiceInput, ChoiceLabel } from './choice-input.tsx'

/** Renders one choice among a few; an empty `value` means none yet. */
export function RadioField<Value extends string>(props: {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  id?: string
  name?: string
  value: Value | ''
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
  row?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}) {
  const { label, hint, error, value, onChange, options, row = true, disabled = false } = props
  const { required = false } = props
  const made = useId()
  const id = props.id ?? made
  return (
    <ChoiceFrame id={id} label={label} hint={hint} error={error} required={required}>
      <div style={{ display: 'flex', flexWrap: 'wrap', flexDirection: row ? 'row' : 'column' }}>
        {options.map((option, index) => (
          <ChoiceLabel key={option.value}>
            <ChoiceInput
              type="radio"
              name={props.name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
              {...(error && { 'aria-invalid': true })}
              {...(index === 0 && props.ref && { ref: props.ref })}
            />
            <span>{option.label}</span>
          </ChoiceLabel>
        ))}
      </div>
    </ChoiceFrame>
  )
}

import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type ReactNode, type Ref, useId } from 'react'
import { ChoiceFrame } from './choice-frame.tsx'

/** One of a few; `value` empty means none yet. With react-hook-form, wrap it in Controller. */
export function RadioField<Value extends string>(props: {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
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
  const made = useId()
  const id = props.id ?? made
  return (
    <ChoiceFrame id={id} label={label} hint={hint} error={error}>
      <RadioGroup
        row={row}
        name={props.name ?? id}
        value={value}
        onChange={(_event, chosen) => {
          const option = options.find((candidate) => candidate.value === chosen)
          if (option) onChange(option.value)
        }}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            disabled={disabled}
            control={
              <Radio slotProps={index === 0 && props.ref ? { input: { ref: props.ref } } : {}} />
            }
          />
        ))}
      </RadioGroup>
    </ChoiceFrame>
  )
}

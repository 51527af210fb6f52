import type { ChangeEvent, ReactNode, Ref } from 'react'
import { ChoiceInput, ChoiceLabel } from './choice-input.tsx'

/** Renders one checkbox with its label. For a group, put several in a ChoiceFrame. */
export function CheckboxField(props: {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void
  id?: string
  name?: string
  disabled?: boolean
  /** The id of the text that explains it, or why it is disabled. */
  describedBy?: string
  ref?: Ref<HTMLInputElement>
}) {
  const { label, checked, onChange, id, name, disabled = false, describedBy, ref } = props
  return (
    <ChoiceLabel>
      <ChoiceInput
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked, event)}
        {...(id && { id })}
        {...(name && { name })}
        {...(describedBy && { 'aria-describedby': describedBy })}
        {...(ref && { ref })}
      />
      <span>{label}</span>
    </ChoiceLabel>
  )
}

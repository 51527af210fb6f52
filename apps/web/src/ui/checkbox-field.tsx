import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ChangeEvent, ReactNode, Ref } from 'react'

/** One box with its words. For a group, put several in a ChoiceFrame. */
export function CheckboxField(props: {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void
  id?: string
  name?: string
  disabled?: boolean
  /** The id of the text that says why it is disabled or what it means. */
  describedBy?: string
  ref?: Ref<HTMLInputElement>
}) {
  const { label, checked, onChange, id, name, disabled = false, describedBy, ref } = props
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { py: '10px' } }}
      control={
        <Checkbox
          checked={checked}
          onChange={(event, value) => onChange(value, event)}
          {...(id && { id })}
          {...(name && { name })}
          slotProps={{
            input: {
              ...(describedBy && { 'aria-describedby': describedBy }),
              ...(ref && { ref }),
            },
          }}
        />
      }
    />
  )
}

import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { FieldFrame, type FieldProps, fieldAria } from './field-frame.tsx'

type Props = FieldProps &
  Omit<OutlinedInputProps, 'label' | 'error' | 'notched' | 'aria-describedby'> & {
    /** What stands inside at the right end, e.g. "kg". */
    unit?: string
    /** Red without a text of its own, when one message stands for several fields. */
    marked?: boolean
  }

/** A line or, with `multiline rows={8}`, a text area. Takes what react-hook-form's `register` gives. */
export function TextField(props: Props) {
  const {
    label,
    hint,
    error,
    optional,
    aside,
    hideLabel,
    unit,
    marked,
    inputProps,
    ref,
    ...input
  } = props
  const made = useId()
  const id = input.id ?? made
  return (
    <FieldFrame {...frame({ label, hint, error, optional, aside, hideLabel })} id={id}>
      <OutlinedInput
        fullWidth
        {...input}
        id={id}
        error={marked || Boolean(error)}
        {...(ref && { inputRef: ref })}
        {...(unit && { endAdornment: <Unit text={unit} /> })}
        inputProps={{ ...inputProps, ...fieldAria(id, { hint, error, marked }) }}
      />
    </FieldFrame>
  )
}

function Unit({ text }: { text: string }) {
  return <span style={{ paddingRight: 12, whiteSpace: 'nowrap' }}>{text}</span>
}

/** Leaves out what is undefined, as exactOptionalPropertyTypes asks. */
function frame(props: { [Key in keyof FieldProps]?: FieldProps[Key] | undefined }): FieldProps {
  const { label, ...rest } = props
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  return { label, ...Object.fromEntries(given) }
}

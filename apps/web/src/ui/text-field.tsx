import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { FieldFrame, type FieldProps, fieldAria, frameAndControl } from './field-frame.tsx'
import { InputBox } from './input-box.tsx'

type ControlRef = Ref<HTMLInputElement> | Ref<HTMLTextAreaElement>
type Control = Omit<ComponentProps<'input'>, 'ref' | 'size'>
type Props = FieldProps &
  Control & {
    /** Several lines: `multiline rows={8}`. */
    multiline?: boolean
    rows?: number
    /** What stands inside at the right end, e.g. "kg". */
    unit?: string
    startAdornment?: ReactNode
    endAdornment?: ReactNode
    /** Red without a text of its own, when one message stands for several fields. */
    marked?: boolean
    /** Either name: `register` of react-hook-form gives `ref`. */
    ref?: ControlRef
    inputRef?: ControlRef
    inputProps?: Control
  }

/** A line or a text area with its label above. Takes what react-hook-form's `register` gives. */
export function TextField(props: Props) {
  const { frame, control: rest } = frameAndControl(props)
  const { multiline = false, rows, unit, startAdornment, endAdornment, marked, ...more } = rest
  const { ref, inputRef, inputProps, ...control } = more
  const made = useId()
  const id = control.id ?? made
  const Tag = multiline ? TextArea : Input
  return (
    <FieldFrame id={id} {...frame}>
      <InputBox {...((frame.error || marked) && { 'data-error': '' })}>
        {startAdornment}
        <Tag
          {...control}
          {...inputProps}
          {...(rows && { rows })}
          {...fieldAria(id, { ...frame, marked })}
          id={id}
          ref={inputRef ?? ref}
        />
        {unit && (
          <span className="unit" id={`${id}-unit`}>
            {unit}
          </span>
        )}
        {endAdornment}
      </InputBox>
    </FieldFrame>
  )
}

type InnerProps = Control & { rows?: number; ref?: ControlRef | undefined }

function Input({ rows: _, ref, ...props }: InnerProps) {
  // The caller's `multiline` says which of the two it gets; so does its ref.
  return <input {...props} ref={ref as Ref<HTMLInputElement>} />
}

function TextArea({ ref, ...props }: InnerProps) {
  // Both controls know every attribute that is passed on here.
  const attributes = props as ComponentProps<'textarea'>
  return <textarea {...attributes} ref={ref as Ref<HTMLTextAreaElement>} />
}

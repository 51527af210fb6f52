import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { FieldFrame, type FieldProps, fieldAria, frameAndControl } from './field-frame.tsx'
import { InputBox } from './input-box.tsx'

type ControlRef = Ref<HTMLInputElement> | Ref<HTMLTextAreaElement>
type Control = Omit<ComponentProps<'input'>, 'ref' | 'size'>
type Props = FieldProps &
  Control & {
    /** True for several lines: `multiline rows={8}`. */
    multiline?: boolean
    rows?: number
    /** The unit inside at the right end, e.g. "kg". */
    unit?: string
    startAdornment?: ReactNode
    endAdornment?: ReactNode
    /** Marks the field without a text of its own, if one message applies to several fields. */
    marked?: boolean
    ref?: ControlRef
    inputRef?: ControlRef
    inputProps?: Control
  }

/** Renders a line or a text area with its label above. */
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
  // The caller's `multiline` determines the element and the type of its ref.
  return <input {...props} ref={ref as Ref<HTMLInputElement>} />
}

function TextArea({ ref, ...props }: InnerProps) {
  // Both elements support every attribute that is passed on here.
  const attributes = props as ComponentProps<'textarea'>
  return <textarea {...attributes} ref={ref as Ref<HTMLTextAreaElement>} />
}

import { cleanText } from '@systole/domain/text/clean-text'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { TextField } from '../form/text-field.tsx'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'

/** Performs an action that requires a reason; shows if it is missing, and keeps typed text on Escape. */
export function ReasonDialog(props: {
  title: ReactNode
  /** The consequences, above the field. */
  children: ReactNode
  field: { label: string; hint: string; missing: string; maxLength: number }
  confirmLabel: ReactNode
  /** The label while the action runs; the same one if omitted. */
  busyLabel?: ReactNode
  action: FormDialogProps['action']
  isBlocked?: boolean
  danger?: boolean
  /** The first field above the reason, if there is one. */
  initialFocus?: RefObject<HTMLElement | null>
  onConfirm: (reason: string) => void
  onClose: () => void
}) {
  const { field, onConfirm } = props
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const confirm = () => {
    const said = reason.trim()
    setMissing(said === '')
    if (said === '') input.current?.focus()
    else onConfirm(said)
  }
  return (
    <FormDialog
      title={props.title}
      onClose={props.onClose}
      isTouched={reason !== ''}
      initialFocus={props.initialFocus ?? input}
      submitLabel={props.confirmLabel}
      busyLabel={props.busyLabel}
      danger={props.danger ?? false}
      action={props.action}
      isBlocked={props.isBlocked ?? false}
      byButtonOnly
      onSubmit={confirm}
    >
      {props.children}
      <TextField
        inputRef={input}
        multiline
        rows={5}
        label={field.label}
        hint={field.hint}
        maxLength={field.maxLength}
        value={reason}
        error={isMissing ? field.missing : undefined}
        onChange={(event) => {
          setReason(cleanText(event.target.value))
          setMissing(false)
        }}
      />
    </FormDialog>
  )
}

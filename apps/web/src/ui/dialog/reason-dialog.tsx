import { styled } from '@mui/material/styles'
import { cleanText } from '@systole/domain/text/clean-text'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { TextField } from '../form/text-field.tsx'
import { TaskDialog } from './task-dialog.tsx'

const Stack = styled('div')({ display: 'grid', gap: 16 })

/** Performs an action that requires a reason; shows if it is missing, and keeps typed text on Escape. */
export function ReasonDialog(props: {
  title: ReactNode
  /** The consequences, above the field. */
  children: ReactNode
  field: { label: string; hint: string; missing: string; maxLength: number }
  confirmLabel: ReactNode
  busy: boolean
  danger?: boolean
  /** The error, below the field. */
  failure: ReactNode
  /** The first field above the reason, if there is one. */
  initialFocus?: RefObject<HTMLElement | null>
  onConfirm: (reason: string) => void
  onClose: () => void
}) {
  const { field, busy, danger = false, onConfirm, onClose } = props
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
    <TaskDialog
      open
      title={props.title}
      onClose={onClose}
      dismiss={{ escape: reason === '' }}
      initialFocus={props.initialFocus ?? input}
      task={{ label: props.confirmLabel, isBusy: busy, danger, run: confirm }}
    >
      <Stack>
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
        {props.failure}
      </Stack>
    </TaskDialog>
  )
}

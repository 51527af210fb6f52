import { type ReactNode, useRef } from 'react'
import { AppDialog } from './app-dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

/** Asks for confirmation. Escape gives the safe answer, which has the initial focus. */
export function ConfirmDialog(props: {
  open: boolean
  title: ReactNode
  children: ReactNode
  confirmLabel: ReactNode
  /** The safe answer; "Cancel" unless the specification requires "No". */
  cancelLabel?: ReactNode
  onConfirm: () => void
  onCancel: () => void
  danger?: boolean
  busy?: boolean
}) {
  const { open, title, children, confirmLabel, onConfirm, onCancel, danger = false } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open={open}
      title={title}
      role="alertdialog"
      size="xs"
      onClose={onCancel}
      initialFocus={cancel}
      actions={
        <DialogButtons
          cancelRef={cancel}
          cancelLabel={props.cancelLabel}
          onCancel={onCancel}
          label={confirmLabel}
          danger={danger}
          isDisabled={props.busy ?? false}
          onClick={onConfirm}
        />
      }
    >
      {children}
    </AppDialog>
  )
}

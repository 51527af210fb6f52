import { styled } from '@mui/material/styles'
import { type FormEvent, type ReactNode, useId } from 'react'
import type { Action } from '../../api/use-action.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { AppDialog, type AppDialogProps } from './app-dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

const Form = styled('form')({ display: 'grid', gap: 18, minWidth: 0 })

type RunningAction = Pick<Action, 'isBusy' | 'error' | 'problem'>

export type FormDialogProps = Omit<AppDialogProps, 'open' | 'actions' | 'onClose'> & {
  /** True unless the dialog stays mounted while it is closed. */
  open?: boolean
  submitLabel: ReactNode
  /** The label while the action runs; the same one if omitted. */
  busyLabel?: ReactNode
  cancelLabel?: ReactNode
  danger?: boolean
  /** The action that the form starts: the dialog is busy with it and shows its failure below the fields. */
  action?: RunningAction | undefined
  /** The sentence before the reason of a failure; the failure then offers to try again. */
  failureLead?: string
  /** The failure, if the dialog shows it in its own way. */
  failure?: ReactNode
  /** True if the form cannot be submitted in its current state. */
  isBlocked?: boolean
  /** True if something was typed that Escape would lose. */
  isTouched?: boolean
  /** Enter in a field does not submit: for money and for what cannot be undone. */
  byButtonOnly?: boolean
  autoComplete?: 'off'
  /** The content below the fields and the failure, such as earlier entries. */
  below?: ReactNode
  onSubmit: () => void
  onClose: () => void
}

/** Renders a dialog with a short form: Enter submits it, Escape cancels it. A refusal stays in the dialog, below the fields. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, busyLabel, cancelLabel, danger = false, action, failureLead } = props
  const { failure, isBlocked = false, isTouched = false, byButtonOnly = false, below } = props
  const { open = true, dismiss, autoComplete, children, onSubmit, onClose, ...dialog } = props
  const id = useId()
  const isBusy = action?.isBusy ?? false
  const submit = () => {
    if (!isBusy && !isBlocked) onSubmit()
  }
  return (
    <AppDialog
      {...dialogOnly(dialog)}
      open={open}
      dismiss={{ escape: !isTouched, ...dismiss }}
      onClose={onClose}
      actions={
        <DialogButtons
          cancelLabel={cancelLabel}
          onCancel={onClose}
          label={isBusy ? (busyLabel ?? submitLabel) : submitLabel}
          danger={danger}
          isDisabled={isBlocked}
          isBusy={isBusy}
          {...(byButtonOnly ? { onClick: submit } : { form: id })}
        />
      }
    >
      <Form
        id={id}
        noValidate
        autoComplete={autoComplete}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          event.stopPropagation() // a dialog may be rendered inside the form of its page
          if (!byButtonOnly) submit()
        }}
      >
        {children}
        {failure === undefined && action?.error ? (
          <FailureNotice
            error={action.error}
            text={action.problem}
            {...(failureLead && { lead: failureLead, onRetry: submit })}
          />
        ) : (
          failure
        )}
        {below}
      </Form>
    </AppDialog>
  )
}

type DialogOnly = 'title' | 'role' | 'size' | 'initialFocus' | 'onShut'

/** Returns the properties that the frame of the dialog understands. */
function dialogOnly({
  title,
  role,
  size,
  initialFocus,
  onShut,
}: Pick<FormDialogProps, DialogOnly>) {
  return {
    title,
    ...(role && { role }),
    ...(size && { size }),
    ...(initialFocus && { initialFocus }),
    onShut,
  }
}

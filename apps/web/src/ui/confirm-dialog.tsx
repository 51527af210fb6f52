import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppDialog } from './app-dialog.tsx'
import { Button } from './button.tsx'

/** Asks before something is done. Escape means the safe answer, and focus starts on it. */
export function ConfirmDialog(props: {
  open: boolean
  title: ReactNode
  children: ReactNode
  confirmLabel: ReactNode
  /** The safe answer; "Cancel" unless the specification says "No". */
  cancelLabel?: ReactNode
  onConfirm: () => void
  onCancel: () => void
  danger?: boolean
  busy?: boolean
}) {
  const { open, title, children, confirmLabel, onConfirm, onCancel, danger = false } = props
  const { t } = useTranslation('common')
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
        <>
          <Button ref={cancel} variant="outlined" onClick={onCancel}>
            {props.cancelLabel ?? t('cancel')}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            onClick={onConfirm}
            disabled={props.busy ?? false}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </AppDialog>
  )
}

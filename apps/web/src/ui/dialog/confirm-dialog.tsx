import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { AppDialog } from './app-dialog.tsx'

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

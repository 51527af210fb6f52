import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppDialog, type AppDialogProps } from './app-dialog.tsx'
import { Button } from './button.tsx'

type Task = {
  /** What the button says. */
  label: ReactNode
  isBusy?: boolean
  danger?: boolean
} & ({ run: () => void } | { /** The id of the form inside. */ form: string })

/** Something is filled in and done, or left. A busy button keeps the focus and does nothing. */
export function TaskDialog(
  props: Omit<AppDialogProps, 'actions' | 'onClose'> & {
    task: Task
    /** "Cancel" unless what was done before stays. */
    leaveLabel?: ReactNode
    onClose: () => void
  },
) {
  const { task, leaveLabel, onClose, ...dialog } = props
  const { t } = useTranslation('common')
  const { label, isBusy = false, danger = false } = task
  const doing =
    'form' in task
      ? ({ type: 'submit', form: task.form } as const)
      : { onClick: () => !isBusy && task.run() }
  return (
    <AppDialog
      {...dialog}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {leaveLabel ?? t('cancel')}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            aria-disabled={isBusy}
            {...doing}
          >
            {label}
          </Button>
        </>
      }
    />
  )
}

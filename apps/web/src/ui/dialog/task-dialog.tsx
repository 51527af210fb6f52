import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { AppDialog, type AppDialogProps } from './app-dialog.tsx'

type Task = {
  /** The label of the button. */
  label: ReactNode
  isBusy?: boolean
  danger?: boolean
} & ({ run: () => void } | { /** the id of the form inside */ form: string })

/** Renders a form dialog that is submitted or cancelled. A busy button keeps the focus and ignores clicks. */
export function TaskDialog(
  props: Omit<AppDialogProps, 'actions' | 'onClose'> & {
    task: Task
    /** "Cancel" unless earlier changes are kept. */
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

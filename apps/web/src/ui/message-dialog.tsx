import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppDialog } from './app-dialog.tsx'
import { Button } from './button.tsx'

/** Says one thing and has one way on: "Go to case list", "OK, understood", "OK". */
export function MessageDialog(props: {
  open: boolean
  title: ReactNode
  children: ReactNode
  onClose: () => void
  /** The button when it leads somewhere; Escape then still only closes. */
  onAction?: () => void
  actionLabel?: ReactNode
  /** What stands left of the button, e.g. Contact support. */
  extraAction?: ReactNode
  size?: 'xs' | 'sm' | 'md'
}) {
  const { open, title, children, onClose, onAction = onClose, size = 'xs' } = props
  const { t } = useTranslation('common')
  const action = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open={open}
      title={title}
      size={size}
      onClose={onClose}
      initialFocus={action}
      actions={
        <>
          {props.extraAction}
          <Button ref={action} variant="contained" onClick={onAction}>
            {props.actionLabel ?? t('ok')}
          </Button>
        </>
      }
    >
      {children}
    </AppDialog>
  )
}

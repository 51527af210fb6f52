import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { AppDialog } from './app-dialog.tsx'

/** Shows a message with one action: "Go to case list", "OK, understood", "OK". */
export function MessageDialog(props: {
  open: boolean
  title: ReactNode
  children: ReactNode
  onClose: () => void
  /** The action of the button; Escape only closes. */
  onAction?: () => void
  actionLabel?: ReactNode
  /** Content left of the button, e.g. Contact support. */
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
      whenNarrow="sheet"
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

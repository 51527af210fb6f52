import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Breakpoint } from '@mui/material/styles'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useNarrow } from './use-narrow.ts'

export type DialogDismissal = 'escape' | 'backdrop' | 'x'

export type AppDialogProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
  onClose: (by: DialogDismissal) => void
  /** Escape closes and the backdrop does not, unless the table of dialogs says otherwise (experience 3.3). */
  dismiss?: { escape?: boolean; backdrop?: boolean; x?: boolean }
  /** alertdialog: asks for a decision. */
  role?: 'dialog' | 'alertdialog'
  size?: Breakpoint
  /** The safest action; without it focus starts on the title. */
  initialFocus?: RefObject<HTMLElement | null>
}

const SHORT = { 'data-short': '' }

/** The only dialog of the product: MUI has no switch for Escape, so dismissal is decided here. */
export function AppDialog(props: AppDialogProps) {
  const { open, title, children, actions, onClose, role = 'dialog', size = 'sm' } = props
  const { backdrop = false, x = false, escape: byEscape = true } = props.dismiss ?? {}
  const titleId = useId()
  const contentId = useId()
  const { t } = useTranslation('common')
  const small = useNarrow() // SHELL-9
  return (
    <Dialog
      open={open}
      role={role}
      maxWidth={size}
      fullWidth
      fullScreen={small}
      {...(size === 'xs' && { slotProps: { paper: SHORT } })}
      aria-labelledby={titleId}
      aria-describedby={contentId}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' && byEscape) onClose('escape')
        if (reason === 'backdropClick' && backdrop) onClose('backdrop')
      }}
    >
      <DialogTitle id={titleId} tabIndex={-1} sx={{ pr: x ? 8 : 6, outline: 'none' }}>
        {title}
      </DialogTitle>
      <DialogContent id={contentId}>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
      {x && (
        <IconButton
          type="button"
          aria-label={t('close')}
          onClick={() => onClose('x')}
          sx={{ position: 'absolute', right: 12, top: 16 }}
        >
          <Icon of={X} />
        </IconButton>
      )}
      <FirstFocus target={props.initialFocus} titleId={titleId} />
    </Dialog>
  )
}

/** Mounted with the content, so that focus is right before the first key press. */
function FirstFocus(props: { target: RefObject<HTMLElement | null> | undefined; titleId: string }) {
  const { target, titleId } = props
  useEffect(() => {
    const first = target?.current ?? document.getElementById(titleId)
    first?.focus()
  }, [target, titleId])
  return null
}

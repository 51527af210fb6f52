import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../display/icon.tsx'
import { useNarrow } from '../hooks/use-narrow.ts'
import { DialogFrame, type DialogWidth } from './dialog-frame.tsx'

export type DialogDismissal = 'escape' | 'backdrop' | 'x'

export type AppDialogProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
  onClose: (by: DialogDismissal) => void
  /** Escape closes and the backdrop does not, unless overridden by the table of dialogs (experience 3.3). */
  dismiss?: { escape?: boolean; backdrop?: boolean; x?: boolean }
  /** alertdialog: requires a decision. */
  role?: 'dialog' | 'alertdialog'
  size?: DialogWidth
  /** On a narrow screen: a sheet over the page, or the whole screen, as forms need; narrow dialogs are sheets. */
  whenNarrow?: 'sheet' | 'full'
  /** The safest action; without it the focus starts on the title. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Called when the dialog is closed and the focus restored, to focus another element. */
  onShut?: (() => void) | undefined
}

const Title = styled('h2')(({ theme }) => ({
  flex: '0 0 auto',
  padding: '24px 24px 8px',
  outline: 'none',
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: '1.375rem',
  fontWeight: theme.typography.h3.fontWeight === 650 ? 650 : 500,
  lineHeight: 1.3,
}))

const Content = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  padding: '0 24px 8px',
  overflowY: 'auto',
  color: (theme.vars ?? theme).palette.ink.body,
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flex: '0 0 auto',
  gap: 12,
  padding: '16px 24px 20px',
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', '& > *': { flex: '1 1 auto' } },
}))

/** Renders the only dialog of the product: MUI cannot disable Escape, so closing is decided here. */
export function AppDialog(props: AppDialogProps) {
  const { open, title, children, actions, onClose, role = 'dialog', size = 'sm' } = props
  const { backdrop = false, x = false, escape: byEscape = true } = props.dismiss ?? {}
  const titleId = useId()
  const contentId = useId()
  const { t } = useTranslation('common')
  const small = useNarrow() // SHELL-9
  const { whenNarrow = size === 'xs' ? 'sheet' : 'full' } = props
  return (
    <DialogFrame
      open={open}
      role={role}
      width={size}
      narrow={small ? whenNarrow : undefined}
      labelledBy={titleId}
      describedBy={contentId}
      onEscape={() => byEscape && onClose('escape')}
      onBackdrop={() => backdrop && onClose('backdrop')}
      onShut={props.onShut}
    >
      <Title id={titleId} tabIndex={-1} style={{ paddingRight: x ? 32 : 24 }}>
        {title}
      </Title>
      <Content id={contentId} className="dialog-content">
        {children}
      </Content>
      {actions && <Actions>{actions}</Actions>}
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
    </DialogFrame>
  )
}

/** Mounted with the content, so that the focus is set before the first key press. */
function FirstFocus(props: { target: RefObject<HTMLElement | null> | undefined; titleId: string }) {
  const { target, titleId } = props
  useEffect(() => {
    const first = target?.current ?? document.getElementById(titleId)
    first?.focus()
  }, [target, titleId])
  return null
}

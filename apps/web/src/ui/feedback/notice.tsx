import { styled } from '@mui/material/styles'
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { Icon } from '../display/icon.tsx'

type NoticeTone = 'neutral' | 'info' | 'ok' | 'warn' | 'danger'

const ICONS: Record<NoticeTone, LucideIcon> = {
  neutral: Info,
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  danger: CircleAlert,
}

const Root = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: NoticeTone }>(
  ({ theme, tone }) => {
    const { palette } = theme.vars ?? theme
    return {
      display: 'flex',
      alignItems: 'flex-start',
      gap: 10,
      padding: '12px 14px',
      borderRadius: 8,
      fontSize: '.9375rem',
      color: tone === 'neutral' ? palette.ink.body : palette.tone[tone].text,
      backgroundColor: tone === 'neutral' ? palette.surface.sunken : palette.tone[tone].background,
      '& > svg': { marginTop: 2, color: tone === 'neutral' ? palette.ink.muted : 'inherit' },
      flexWrap: 'wrap', // actions wrap below the text if needed
      '& > div': { flex: '1 1 min(12rem, calc(100% - 28px))', minWidth: 0 },
      [theme.breakpoints.up('md')]: {
        '&[data-action]': { alignItems: 'center', '& > svg': { marginTop: 0 } },
      },
      '& a': { color: 'inherit' },
      '@media (forced-colors: active)': { border: '1px solid' },
    }
  },
)

/** Shows a line on the page: a warning, a failed call with Try again, or information. */
export function Notice(props: {
  tone?: NoticeTone
  children: ReactNode
  onRetry?: () => void
  /** Announces it when it appears after a user action. */
  announce?: boolean
  action?: ReactNode
}) {
  const { tone = 'neutral', children, onRetry, announce = false, action } = props
  const { t } = useTranslation('common')
  const role = tone === 'danger' || tone === 'warn' ? 'alert' : 'status'
  return (
    <Root
      tone={tone}
      {...(announce && { role })}
      {...(action !== undefined && { 'data-action': '' })}
    >
      <Icon of={ICONS[tone]} />
      <div>{children}</div>
      {action}
      {onRetry && (
        <Button size="small" variant="outlined" onClick={onRetry} sx={{ my: '-4px' }}>
          {t('tryAgain')}
        </Button>
      )}
    </Root>
  )
}

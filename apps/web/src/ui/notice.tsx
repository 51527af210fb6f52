import { styled } from '@mui/material/styles'
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

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
      flexWrap: 'wrap', // what can be done about it goes below where the words had no room
      '& > div': { flex: '1 1 min(12rem, calc(100% - 28px))', minWidth: 0 },
      '& a': { color: 'inherit' },
      '@media (forced-colors: active)': { border: '1px solid' },
    }
  },
)

/** A line on the page itself: a warning, a failed call with Try again, a fact to know. */
export function Notice(props: {
  tone?: NoticeTone
  children: ReactNode
  onRetry?: () => void
  /** Says it aloud when it appears after something the person did. */
  announce?: boolean
  action?: ReactNode
}) {
  const { tone = 'neutral', children, onRetry, announce = false, action } = props
  const { t } = useTranslation('common')
  const role = tone === 'danger' || tone === 'warn' ? 'alert' : 'status'
  return (
    <Root tone={tone} {...(announce && { role })}>
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

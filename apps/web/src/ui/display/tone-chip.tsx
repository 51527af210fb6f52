import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '../../theme/tones.ts'
import { Icon } from './icon.tsx'

const Root = styled('span', { shouldForwardProp: (name) => name !== 'tone' && name !== 'solid' })<{
  tone: Tone
  solid: boolean
}>(({ theme, tone, solid }) => {
  const colours = (theme.vars ?? theme).palette.tone[tone]
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    height: 26,
    padding: '0 10px 0 8px',
    borderRadius: 999,
    fontSize: '.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    backgroundColor: solid ? colours.solid : colours.background,
    color: solid ? '#fff' : colours.text,
    '@media (forced-colors: active)': { border: '1px solid' },
    '@media print': { border: '1px solid currentColor' },
  }
})

/** Renders a word with a colour and a shape, so that colour is never the only signal. */
export function ToneChip(props: {
  tone: Tone
  children: ReactNode
  icon?: LucideIcon
  solid?: boolean
  title?: string
}) {
  const { tone, children, icon, solid = false, title } = props
  return (
    <Root tone={tone} solid={solid} {...(title && { title })}>
      {icon && <Icon of={icon} size={14} strokeWidth={2.25} />}
      {children}
    </Root>
  )
}

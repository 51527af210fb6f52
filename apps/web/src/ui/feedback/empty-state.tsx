import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../display/icon.tsx'

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '40px 20px',
  textAlign: 'center',
  color: (theme.vars ?? theme).palette.ink.muted,
  '& h2': {
    fontSize: '1.25rem',
    fontWeight: 600,
    color: (theme.vars ?? theme).palette.ink.strong,
  },
}))

/** Renders an icon, a text and an action. */
export function EmptyState(props: {
  icon: LucideIcon
  title?: string
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <Root>
      <Icon of={props.icon} size={32} strokeWidth={1.5} />
      {props.title !== undefined && <h2>{props.title}</h2>}
      <Typography>{props.children}</Typography>
      {props.action}
    </Root>
  )
}

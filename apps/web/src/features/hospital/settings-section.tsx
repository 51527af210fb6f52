import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.2fr)',
  gap: '20px 48px',
  padding: 28,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 20 },
}))

export const Fields = styled('div')({ display: 'grid', gap: 20, minWidth: 0 })

/** Fields side by side where there is room. */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** What it is about on the left, the fields on the right. */
export function SettingsSection(props: {
  id: string
  title: ReactNode
  lead: ReactNode
  children: ReactNode
}) {
  const { id, title, lead, children } = props
  return (
    <Card aria-labelledby={id}>
      <Columns>
        <header>
          <Typography variant="h4" component="h2" id={id}>
            {title}
          </Typography>
          <Typography sx={{ mt: 1, color: 'ink.muted', fontSize: '.9375rem' }}>{lead}</Typography>
        </header>
        <Fields>{children}</Fields>
      </Columns>
    </Card>
  )
}

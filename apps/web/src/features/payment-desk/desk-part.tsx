import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { TitledCard } from '../../ui/layout/titled-card.tsx'

const Entries = styled('div')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 16,
    '& .entry': {
      display: 'grid',
      gap: 10,
      justifyItems: 'start',
      paddingTop: 16,
      borderTop: `1px solid ${edge.line}`,
      overflowWrap: 'anywhere',
    },
    '& .entry p, & .entry small': { margin: 0 },
    '& small': { color: ink.muted, fontSize: '.875rem' },
    '& .row': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
  }
})

/** Renders one subject of a payment with its entries. */
export function DeskPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledCard title={title}>
      <Entries>{children}</Entries>
    </TitledCard>
  )
}

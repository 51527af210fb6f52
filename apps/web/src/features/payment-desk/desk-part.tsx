import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Card, CardBody } from '../../ui/card.tsx'

const Body = styled(CardBody)(({ theme }) => {
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

const List = styled('dl')(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    margin: 0,
    width: '100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(130px, max-content) minmax(0, 1fr)',
    gap: '8px 24px',
    '& dt': { color: ink.muted },
    '& dd': { margin: 0, color: ink.body, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 2,
      '& dd': { marginBottom: 10 },
    },
  }
})

/** A card of the page with its own heading. */
export function DeskPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Body>
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        {children}
      </Body>
    </Card>
  )
}

/** Names and values; what is empty is left out. */
export function Facts(props: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <List>
      {props.facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  )
}

import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

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

/** Lists names and values, omitting empty ones. */
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

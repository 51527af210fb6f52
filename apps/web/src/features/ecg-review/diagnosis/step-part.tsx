import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Part = styled('section')(({ theme }) => {
  const { ink, edge } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 10,
    minWidth: 0,
    '& + section': { borderTop: `1px solid ${edge.line}`, paddingTop: 16 },
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '2px 12px',
    },
    '& > header > h3': { fontSize: '1.0625rem', fontWeight: 600, color: ink.strong, margin: 0 },
    '& > header > span, & > p': { color: ink.muted, fontSize: '.9375rem' },
  }
})

/** Renders a titled part of a step; `aside` says how many entries there are. */
export function StepPart(props: {
  id: string
  title: string
  hint?: string
  aside?: ReactNode
  children: ReactNode
}) {
  const { id, title, hint, aside, children } = props
  return (
    <Part aria-labelledby={id} {...(hint && { 'aria-describedby': `${id}-hint` })}>
      <header>
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        {aside && <span>{aside}</span>}
      </header>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {children}
    </Part>
  )
}

/** Lays the parts of a step out below each other. */
export const StepParts = styled('div')({ display: 'grid', gap: 16, minWidth: 0 })

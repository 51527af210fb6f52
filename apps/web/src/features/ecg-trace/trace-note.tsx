import { styled } from '@mui/material/styles'

/** A line below the trace that says something about it. */
export const TraceNote = styled('div')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '6px 12px',
    borderTop: `1px solid ${edge.line}`,
    backgroundColor: surface.canvas,
    color: ink.strong,
    fontSize: '.875rem',
  }
})

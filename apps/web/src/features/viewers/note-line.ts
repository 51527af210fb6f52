import { styled } from '@mui/material/styles'

/** A note about the file below its picture. */
export const NoteLine = styled('p')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    margin: 0,
    padding: '4px 14px',
    borderTop: `1px solid ${edge.line}`,
    fontSize: '.875rem',
    color: ink.muted,
    backgroundColor: surface.canvas,
  }
})

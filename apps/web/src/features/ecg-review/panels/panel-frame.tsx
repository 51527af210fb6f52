import { styled } from '@mui/material/styles'

/** A part below the strip, with its title and what it shows. */
export const PanelFrame = styled('section')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minWidth: 0,
    minHeight: 0,
    padding: '10px 14px 8px',
    '& + &': { borderTop: `1px solid ${edge.line}` },
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '0 10px',
      minHeight: 26,
      fontSize: '.875rem',
      color: ink.muted,
    },
    '& > header h2': { margin: 0, fontSize: '.9375rem', fontWeight: 650, color: ink.strong },
  }
})

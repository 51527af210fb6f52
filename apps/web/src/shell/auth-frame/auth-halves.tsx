import { styled } from '@mui/material/styles'

/** The layout of the pages before sign-in: a panel beside the form; stacked below 900 px. */
export const AuthHalves = styled('div')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
    backgroundColor: surface.paper,
    gridTemplateRows: 'auto 1fr',
    '& .offline': { gridColumn: '1 / -1' },
    '& main': {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      padding: '32px 56px 28px',
    },
    '& .box': { width: '100%', maxWidth: 408, margin: 'auto' },
    '& .notice:not(:empty)': { marginBottom: 20 },
    '& .new': { marginTop: 28, paddingTop: 20, borderTop: `1px solid ${edge.line}` },
    '& .new + p': { marginTop: 10 },
    '& nav': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '4px 24px',
      fontSize: '.9375rem',
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        minHeight: 32,
        color: ink.muted,
      },
    },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      '& main': { padding: '8px 20px 20px' },
      '& .box': { maxWidth: 480, margin: '0 auto' },
      '& nav': { marginTop: 28 },
    },
  }
})

import { styled } from '@mui/material/styles'

/** A list of dated lines: what comes first on the left, the rest beside it. */
export const ChangeLog = styled('ol')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    listStyle: 'none',
    margin: '-8px 0',
    padding: 0,
    maxHeight: 420,
    overflowY: 'auto',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(9.5em, max-content) minmax(0, 1fr)',
      gap: '2px 20px',
      padding: '10px 0',
    },
    '& > li + li': { borderTop: `1px solid ${edge.line}` },
    '& time': { color: ink.muted, fontSize: '.9375rem', fontVariantNumeric: 'tabular-nums' },
    '& b': { fontWeight: 600, color: ink.strong },
    '& p': { margin: 0, overflowWrap: 'anywhere' },
    '& small': {
      display: 'block',
      color: ink.muted,
      fontSize: '.875rem',
      overflowWrap: 'anywhere',
    },
    [theme.breakpoints.down('sm')]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }
})

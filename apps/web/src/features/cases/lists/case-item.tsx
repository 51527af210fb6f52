import { styled } from '@mui/material/styles'

/** Renders a case as one line of a card: glyph, name and facts, state, button; wraps where the name would get too narrow. */
export const CaseItem = styled('li')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '12px 16px',
    padding: '16px 20px',
    listStyle: 'none',
    '& + &': { borderTop: `1px solid ${edge.line}` },
    '& .who': { flex: '1 1 180px', minWidth: 0 },
    '& .name': {
      fontWeight: 650,
      fontSize: '1.0625rem',
      color: ink.strong,
      textDecoration: 'none',
      overflowWrap: 'anywhere',
    },
    '& a.name:hover': { textDecoration: 'underline' },
    '& .meta': { color: ink.muted, fontSize: '.9375rem', overflowWrap: 'anywhere' },
    [theme.breakpoints.down('md')]: {
      padding: '14px 16px',
      gap: 12,
      '& .who': { minWidth: 'calc(100% - 60px)' },
      '& .go': { flex: 1 },
    },
  }
})

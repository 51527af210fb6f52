import { styled } from '@mui/material/styles'

/** A part of the right side of the workbench. */
export const SideSection = styled('section')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    padding: '8px 16px',
    borderBottom: `1px solid ${edge.line}`,
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2px 8px',
      minHeight: 32,
    },
    '& h2': { fontSize: '.9375rem', fontWeight: 650, color: ink.strong },
    '& h2 span': { color: ink.muted, fontWeight: 500 },
    '& small': { fontSize: '.8125rem', color: ink.muted },
  }
})

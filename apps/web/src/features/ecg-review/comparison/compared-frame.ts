import { styled } from '@mui/material/styles'

/** Fills the page with the comparison, which scrolls above a bar with what can be done. */
export const ComparedFrame = styled('div')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minWidth: 0,
    minHeight: 0,
    backgroundColor: surface.canvas,
    '& > [data-sheet]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoRows: 'max-content', // cards that hide their overflow would shrink
      alignContent: 'start',
      gap: 14,
      position: 'relative', // hidden labels scroll along instead of making the page longer
      minHeight: 0,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      padding: '14px 24px 24px',
      '& > *': { width: '100%', maxWidth: 1288, marginInline: 'auto' },
    },
    '& > footer': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 12px',
      padding: '10px 24px',
      borderTop: `1px solid ${edge.line}`,
      backgroundColor: surface.paper,
      '& > [data-gap]': { flex: 1 },
      '& > small': { color: ink.muted, fontSize: '.9375rem' },
    },
    '@media (max-width: 1023.95px)': {
      display: 'block',
      '& > [data-sheet]': { overflow: 'visible', padding: '12px 16px 24px' },
      '& > footer': { padding: '10px 16px', '& > [data-gap]': { display: 'none' } },
    },
    '@media (max-width: 599.95px)': {
      '& > footer > button': { flex: '1 1 auto', minHeight: 48 },
    },
  }
})

/** A titled part of the comparison on paper of its own. */
export const ComparedCard = styled('section')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    minWidth: 0,
    border: `1px solid ${edge.line}`,
    borderRadius: 10,
    overflow: 'hidden',
    backgroundColor: surface.paper,
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px 12px',
      minHeight: 44,
      padding: '5px 12px',
      borderBottom: `1px solid ${edge.line}`,
      '& > h3': { margin: 0, fontSize: '.9375rem', fontWeight: 650, color: ink.strong },
      '& > p': { flex: '1 1 220px', margin: 0, color: ink.muted, fontSize: '.9375rem' },
      '& > span': { color: ink.muted, fontSize: '.9375rem' },
      '& > [role="group"]': { flex: '0 0 auto', gap: 6 },
    },
    '& > [data-body]': { padding: '10px 12px' },
  }
})

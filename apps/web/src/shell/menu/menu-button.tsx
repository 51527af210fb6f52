import { styled } from '@mui/material/styles'

/** A plain button in the top bar; its text is hidden below 900 px, its accessible name is not. */
export const MenuButton = styled('button')(({ theme }) => {
  const { ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    minWidth: 44,
    padding: '0 10px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: ink.body,
    font: 'inherit',
    fontWeight: 500,
    fontSize: '.9375rem',
    lineHeight: 1,
    cursor: 'pointer',
    '&:hover, &[aria-expanded="true"]': { backgroundColor: surface.sunken },
    '& .words': {
      maxWidth: 'clamp(140px, 22vw, 320px)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      lineHeight: 1.4,
    },
    '& .wide': { display: 'inline-flex' },
    [theme.breakpoints.down('md')]: {
      justifyContent: 'center',
      padding: '0 6px',
      '& .words': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& .wide': { display: 'none' },
    },
  }
})

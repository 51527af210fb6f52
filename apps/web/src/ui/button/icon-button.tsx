import { styled } from '@mui/material/styles'

/** A button with an icon; requires an aria-label. `data-size="small"` in dense rows. */
export const IconButton = styled('button')(({ theme }) => {
  const { ink, surface, text } = (theme.vars ?? theme).palette
  return {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: ink.muted,
    cursor: 'pointer',
    '&[data-size="small"]': { width: 36, height: 36 },
    [theme.breakpoints.down('md')]: { '&[data-size="small"]': { width: 44, height: 44 } },
    '&:hover': { backgroundColor: surface.sunken, color: ink.strong },
    '&:disabled': { color: text.disabled, background: 'none', cursor: 'not-allowed' },
  }
})

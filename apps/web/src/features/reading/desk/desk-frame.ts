import { styled } from '@mui/material/styles'

/** Fills the window; below 900 px the page scrolls as usual. */
export const DeskFrame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflow: 'hidden',
  fontSize: '.9375rem',
  '& > main': { flex: 1 },
  [theme.breakpoints.down('md')]: { height: 'auto', minHeight: '100dvh', overflow: 'visible' },
}))

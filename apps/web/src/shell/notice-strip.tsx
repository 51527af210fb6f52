import { styled } from '@mui/material/styles'

/** The page's width for a notice above the page. */
export const NoticeStrip = styled('div')(({ theme }) => ({
  maxWidth: 1240,
  margin: '0 auto',
  padding: '0 32px',
  '& > *': { marginTop: 20 },
  [theme.breakpoints.down('md')]: { padding: '0 16px' },
}))

import { styled } from '@mui/material/styles'

/** The width and gutters of every page. */
export const Page = styled('div')(({ theme }) => ({
  maxWidth: 1240,
  margin: '0 auto',
  padding: '36px 32px 64px',
  [theme.breakpoints.down('md')]: { padding: '20px 16px 96px' },
}))

/** A single form in the middle of the page, outside the menu. */
export const NarrowPage = styled('div')({
  width: '100%',
  maxWidth: 480,
  margin: '0 auto',
  padding: '48px 20px',
  display: 'grid',
  gap: 40,
})

import { styled } from '@mui/material/styles'

const look = {
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  '&:hover': { textDecorationThickness: '2px' },
} as const

/** An underlined link; within the portal use AppLink, for a new tab NewTabLink. */
export const TextLink = styled('a')(({ theme }) => ({
  ...look,
  color: (theme.vars ?? theme).palette.primary.main,
}))

/** Runs an action on this page, styled as a link. */
export const LinkButton = styled('button')(({ theme }) => ({
  ...look,
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  color: (theme.vars ?? theme).palette.primary.main,
  cursor: 'pointer',
  // A thumb needs 44 px; the line height is not affected.
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', inset: '-8px 0' },
  },
}))

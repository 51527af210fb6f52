import { styled } from '@mui/material/styles'

/** A key hint; hidden on narrow screens, which rarely have a keyboard. */
export const Kbd = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 22,
  padding: '1px 6px',
  border: '1px solid currentColor',
  borderRadius: 4,
  font: 'inherit',
  fontSize: '.75rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'center',
  opacity: 0.88,
  '[aria-hidden]&': { [theme.breakpoints.down('md')]: { display: 'none' } },
}))

import { styled } from '@mui/material/styles'

/** The small heading of a part of a pane. */
export const PaneTitle = styled('h2')(({ theme }) => ({
  margin: '0 0 8px',
  fontFamily: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 650,
  letterSpacing: 0,
  lineHeight: 1.45,
  'h2&': { color: (theme.vars ?? theme).palette.ink.muted },
}))

/** Name and value in a line; a highlighted value is also marked in words. */
export const PaneFacts = styled('dl')(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
    gap: '5px 12px',
    margin: 0,
    fontSize: '.9375rem',
    overflowWrap: 'anywhere',
    '& dt': { color: ink.muted },
    '& dd': { margin: 0, color: ink.strong, textAlign: 'right' },
    '& dd::first-letter': { textTransform: 'uppercase' },
    '& dd[data-attention]': { color: tone.warn.text, fontWeight: 600 },
  }
})

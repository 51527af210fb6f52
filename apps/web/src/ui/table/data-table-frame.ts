import { styled } from '@mui/material/styles'

/** The table of DataTable; below 900 px its rows are cards. */
export const Table = styled('table')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    width: '100%',
    borderCollapse: 'collapse',
    '&[data-fixed]': { tableLayout: 'fixed', '& td': { overflowWrap: 'anywhere' } },
    '& caption': {
      padding: '15px 20px',
      textAlign: 'left',
      fontWeight: 650,
      fontSize: '1.0625rem',
      color: ink.strong,
    },
    '& caption:has(> span:only-child)': { padding: 0 },
    '& th': {
      padding: '8px 12px',
      textAlign: 'left',
      fontWeight: 600,
      fontSize: '.8125rem',
      color: ink.muted,
      borderBottom: `1px solid ${edge.line}`,
      whiteSpace: 'nowrap',
    },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      minWidth: 24,
      minHeight: 28,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
    },
    '& td': {
      padding: '10px 12px',
      verticalAlign: 'middle',
      borderBottom: `1px solid ${edge.line}`,
      fontSize: '.9375rem',
    },
    '& th:first-of-type, & td:first-of-type': { paddingLeft: 20 },
    '& th:last-of-type, & td:last-of-type': { paddingRight: 20 },
    '& [data-align="end"]': { textAlign: 'right' },
    '& tbody tr:last-of-type td': { borderBottom: 0 },
    '& tr[data-gap]': { pointerEvents: 'none' },
    '& tbody tr:hover td': { backgroundColor: surface.sunken },
    '&[aria-busy="true"] tbody': { opacity: 0.6 },
    ...ROW_LINK,
    [theme.breakpoints.down('md')]: asCards(edge.line, ink.muted),
  }
})

/** Extends the title's link over its row; other controls are above it. */
const ROW_LINK = {
  '&[data-row-link="true"] tbody tr': { position: 'relative' },
  '&[data-row-link="true"] td[data-card="title"] a::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
  },
  // Later in the row, so painted above the link; a z-index would place an open menu below the next row.
  '&[data-row-link="true"] td[data-card="actions"]': { position: 'relative' },
} as const

/** A card without a state has its buttons on the first line. */
const WITHOUT_FOOT = '& tbody tr:not(:has(> td[data-card="foot"]))'
const BUTTONS_BESIDE_TITLE = {
  // A zero basis would leave room for the line break beside it.
  [`${WITHOUT_FOOT} td[data-card="title"]`]: { flex: '1 1 50%' },
  [`${WITHOUT_FOOT} td[data-card="actions"]`]: { order: 0 },
  [`${WITHOUT_FOOT}::before`]: { order: 1 },
} as const

/** Places the key value at the end of the first line. */
const BESIDE_TITLE = {
  '& td[data-card="beside"]': { order: 0, flex: '0 1 auto', marginLeft: 'auto' },
  '& tr:has(> td[data-card="beside"]) > td[data-card="title"]': { order: -1, flex: '1 1 0' },
  '& tr:has(> td[data-card="beside"])::after': { content: '""', order: 0, flexBasis: '100%' },
} as const

/** Styles rows as cards: title; a line of text; then the state with the buttons beside it. Other cells are "header: value". */
function asCards(line: string, muted: string) {
  return {
    display: 'block',
    '& caption': { display: 'block', padding: '14px 16px 10px' },
    '& thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 0',
      padding: '14px 16px',
      borderBottom: `1px solid ${line}`,
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody tr[data-gap]': { display: 'block', padding: 0, border: 0 },
    '& tbody tr:not([data-gap])::before': { content: '""', order: 2, flexBasis: '100%' },
    '& td, & td:first-of-type, & td:last-of-type': {
      display: 'block',
      flexBasis: '100%',
      minWidth: 0,
      padding: 0,
      border: 0,
      textAlign: 'left',
    },
    '& td[data-align="end"]': { textAlign: 'left' },
    '& td:empty': { display: 'none' },
    '& tbody tr:hover td': { backgroundColor: 'transparent' },
    '& td[data-card="meta"]': {
      order: 1,
      flexBasis: 'auto',
      marginRight: 12,
      fontSize: '.875rem',
      color: muted,
    },
    '& td[data-card="foot"]': { order: 3, flex: '1 1 auto', marginTop: 4 },
    '& td[data-card="actions"]': { order: 4, flexBasis: 'auto', marginLeft: 'auto' },
    ...BUTTONS_BESIDE_TITLE,
    ...BESIDE_TITLE,
    '& td[data-card="line"]': { order: 5, fontSize: '.875rem' },
    '&:lang(zh) td[data-card="line"][data-label]::before, &:lang(ja) td[data-card="line"][data-label]::before':
      { content: 'attr(data-label) "："' },
    '& td[data-card="line"][data-label]::before': {
      content: 'attr(data-label) ": "',
      color: muted,
    },
  } as const
}

import { styled } from '@mui/material/styles'

/** The record list's scroll container: a table with a sticky header, cards below 900 px. */
export const RecordScroller = styled('div')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    flex: 1,
    minHeight: 200,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${edge.line}`,
    borderRadius: 8,
    '& table': {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      tableLayout: 'fixed',
    },
    '& table[aria-busy="true"] tbody': { opacity: 0.6 },
    ...head(edge.line, ink.muted, surface.paper),
    '& tbody tr[role="row"]': { position: 'relative' },
    '& td': {
      padding: '8px 12px',
      height: 60,
      borderBottom: `1px solid ${edge.line}`,
      fontSize: '.9375rem',
      overflowWrap: 'anywhere',
    },
    '& tr:hover td, & tr:focus-within td': { backgroundColor: surface.sunken },
    '& .choose': {
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontWeight: 600,
      textAlign: 'left',
      color: ink.strong,
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& .choose::after': { content: '""', position: 'absolute', inset: 0 },
    '& .choose:focus-visible': { outline: 'none' },
    '& .choose:focus-visible::after': { outline: `2px solid ${edge.focus}`, outlineOffset: -2 },
    '& .choose small': { display: 'block', fontWeight: 400, color: ink.muted },
    '& td[data-column="actions"]': { textAlign: 'right' },
    '& td[data-column="actions"] button': { position: 'relative', zIndex: 1 },
    [theme.breakpoints.down('md')]: asCards(edge.line),
  }
})

/** Styles the sticky header; its buttons sort. */
function head(line: string, muted: string, paper: string) {
  return {
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      padding: '4px 12px',
      textAlign: 'left',
      fontSize: '.8125rem',
      backgroundColor: paper,
      borderBottom: `1px solid ${line}`,
    },
    '& th[data-column="name"]': { width: '26%' },
    '& th[data-column="actions"]': { width: 132 },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      minWidth: 24,
      minHeight: 32,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontWeight: 600,
      color: muted,
      cursor: 'pointer',
    },
  } as const
}

/** Styles a row as a card: name and type in the first line, the facts and Reconsult in the second. */
function asCards(line: string) {
  return {
    '& table, & tbody, & caption': { display: 'block' },
    '& thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& thead button': { visibility: 'hidden' },
    '& tr[data-gap]': { display: 'block' },
    '& tbody tr[role="row"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2px 10px',
      minHeight: 76,
      padding: '10px 14px',
      borderBottom: `1px solid ${line}`,
    },
    '& td': { display: 'block', height: 'auto', padding: 0, border: 0, fontSize: '.875rem' },
    '& td[data-column="name"]': { flex: '1 0 calc(100% - 110px)', minWidth: 0, fontSize: '1rem' },
    '& td[data-column="type"]': { flex: '0 0 96px', textAlign: 'right' },
    '& td[data-column="name"], & td[data-column="type"]': { order: -1 },
    '& td[data-column="name"] small': { display: 'inline', marginLeft: 8 },
    '& td[data-column="actions"]': { marginLeft: 'auto' },
    '& td[data-column="actions"]:empty': { display: 'none' },
    '& tr:hover td, & tr:focus-within td': { backgroundColor: 'transparent' },
  } as const
}

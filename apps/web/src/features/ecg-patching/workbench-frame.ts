import { styled } from '@mui/material/styles'

/** A window in which tools have icons alone and the side is narrow. */
export const TIGHT = '@media (max-width: 1320px)'

/** Fills the window: header, then trace on the left and the case on the right; below 900 px the page scrolls. */
export const WorkbenchFrame = styled('div')(({ theme }) => {
  const { edge, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: '100dvh',
    overflow: 'hidden',
    backgroundColor: surface.paper,
    fontSize: '.9375rem',
    '& > main': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 440px',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridRow: 2,
      minHeight: 0,
    },
    '& > main:focus': { outline: 0 },
    '& > main > div': { gridColumn: '1 / -1', minWidth: 0 },
    '& > main > section': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(120px, 1fr) 40px 184px 156px',
      '&[data-strip]': {
        gridTemplateRows: 'auto minmax(60px, 174px) 40px minmax(184px, 1fr) 156px',
      },
      minWidth: 0,
      minHeight: 0,
      borderRight: `1px solid ${edge.line}`,
    },
    '& > main > aside': { minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin' },
    [TIGHT]: {
      '& > main': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
    },
    [theme.breakpoints.down('md')]: {
      height: 'auto',
      minHeight: '100dvh',
      overflow: 'visible',
      '& > main': { display: 'block' },
      '& > main > section': {
        gridTemplateRows: 'auto 290px auto 184px 206px',
        border: 0,
      },
      '& > main > aside': { overflow: 'visible' },
      '& > main > section > div > [role="toolbar"]': { flexWrap: 'wrap', padding: '4px 8px' },
    },
  }
})

import { styled } from '@mui/material/styles'

/** Fills the window: header, then steps, strip with its panel, and form side by side; below 900 px the page scrolls. */
export const ReviewFrame = styled('div')(({ theme }) => {
  const { edge, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    height: '100dvh',
    overflow: 'hidden',
    backgroundColor: surface.paper,
    '& > main': {
      display: 'grid',
      gridTemplateColumns: '206px minmax(0, 1fr) 400px',
      gridRow: 3,
      outline: 0, // a skip link moves the focus to it
      minHeight: 0,
      '&[data-whole]': { gridTemplateColumns: '206px minmax(0, 1fr)' },
      '&[data-form]': { gridTemplateColumns: '206px minmax(0, 1fr)' },
      '&[data-compared]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '& [data-stage]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(120px, 240px) minmax(0, 1fr) auto',
      minWidth: 0,
      minHeight: 0,
      borderRight: `1px solid ${edge.line}`,
      '&[data-strip-only]': { gridTemplateRows: 'auto minmax(120px, 1fr) auto' },
    },
    '& [data-stage] > [data-strip]': {
      display: 'grid',
      minHeight: 0,
      borderBottom: `1px solid ${edge.line}`,
    },
    '& [data-stage] > [data-panel]': {
      display: 'grid',
      minWidth: 0,
      minHeight: 0,
      overflow: 'auto',
      scrollbarWidth: 'thin',
    },
    [theme.breakpoints.down('lg')]: {
      '& > main:not([data-compared])': { gridTemplateColumns: '190px minmax(0, 1fr) 340px' },
    },
    '@media (max-width: 1023.95px)': {
      height: 'auto',
      minHeight: '100dvh',
      overflow: 'visible',
      '& > main, & > main:not([data-compared]), & > main[data-form]': {
        display: 'block',
        paddingBottom: 72,
      },
      '& > main[data-compared]': { paddingBottom: 0 },
      '& [data-stage]': {
        gridTemplateRows: 'auto 240px auto auto',
        border: 0,
        '&[data-strip-only]': { gridTemplateRows: 'auto 240px auto' },
      },
      '& [data-stage] > [data-panel]': { overflow: 'visible' },
    },
    '@media (max-width: 599.95px)': {
      '& [data-stage], & [data-stage][data-strip-only]': {
        gridTemplateRows: '40dvh auto auto auto',
        '& > [data-strip]': { order: -1 },
      },
    },
  }
})

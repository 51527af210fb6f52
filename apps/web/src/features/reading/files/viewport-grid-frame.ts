import { styled } from '@mui/material/styles'

/** The frame with tools above and viewports below. */
export const ViewportGridFrame = styled('section')(({ theme }) => {
  const { brand, edge, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minWidth: 0,
    minHeight: 0,
    backgroundColor: '#000',
    containerName: 'board',
    containerType: 'inline-size',
    '& > [role="toolbar"]': {
      position: 'relative',
      zIndex: 3, // the tools' menu is above the images
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      minHeight: 49,
      borderBottom: `1px solid ${edge.line}`,
      backgroundColor: surface.canvas,
    },
    '& > [role="toolbar"] [data-tools]': {
      flex: 1,
      minWidth: 0,
      containerName: 'tools',
      containerType: 'inline-size',
    },
    '& > [role="toolbar"] [data-tools] > div': {
      display: 'flex',
      alignItems: 'center',
      // Tools that do not fit wrap to another row, and then into the ⋯ menu.
      flexWrap: 'wrap',
      gap: 2,
      padding: '4px 10px',
      minHeight: 48,
    },
    // With narrow viewports the tools have a row of their own: two rows in total.
    '@container board (max-width: 620px)': {
      '& > [role="toolbar"]': { flexWrap: 'wrap' },
      '& > [role="toolbar"] [data-tools]': { order: 1, flex: '0 0 100%', '--rows': '1' },
      '& > [role="toolbar"] [data-tools]:not(:empty)': {
        borderTop: `1px solid ${edge.line}`,
      },
      '& > [role="toolbar"] [data-gap]': { flex: 1 },
    },
    '& > [role="toolbar"] > button[aria-pressed="true"], & [data-layouts] > button[aria-pressed="true"]':
      { color: brand.main, backgroundColor: brand.soft },
    [theme.breakpoints.down('md')]: {
      minHeight: 460,
      height: '70vh',
      // Without panes and layouts the bar contains only the link of images.
      '&& > [role="toolbar"]': { flexWrap: 'nowrap' },
      '&& > [role="toolbar"] [data-tools]': { order: 0, flex: '1 1 0', '--rows': '2' },
      '&& > [role="toolbar"] [data-tools]:not(:empty)': { borderTop: 0 },
      '&& > [role="toolbar"] [data-gap]': { display: 'none' },
    },
  }
})

export const Layouts = styled('div')(({ theme }) => ({
  display: 'flex',
  padding: '0 6px',
  borderLeft: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const HALVES = 'minmax(0, 1fr) minmax(0, 1fr)'

/** Stacks images where there is no room side by side. */
export const Viewports = styled('div')({
  display: 'grid',
  minWidth: 0,
  minHeight: 0,
  '&[data-layout="rows"]': { gridTemplateRows: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
  '&[data-layout="columns"]': { gridTemplateColumns: HALVES },
  '&[data-layout="four"]': { gridTemplateColumns: HALVES, gridTemplateRows: HALVES },
  '@container board (max-width: 440px)': {
    '&[data-layout="columns"]': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: HALVES },
  },
})

export const Viewport = styled('div')(({ theme }) => {
  const { brand, edge } = (theme.vars ?? theme).palette
  return {
    position: 'relative',
    minWidth: 0,
    minHeight: 0,
    color: '#C3CBCE',
    '& + &': { borderTop: `1px solid ${edge.line}` },
    '[data-layout="columns"] > & + &': { borderTop: 0, borderLeft: `1px solid ${edge.line}` },
    '[data-layout="four"] > &:nth-of-type(2)': { borderTop: 0 },
    '[data-layout="four"] > &:nth-of-type(even)': { borderLeft: `1px solid ${edge.line}` },
    '&[data-active]::after, &[data-target]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      boxShadow: `inset 0 0 0 1px ${brand.main}`,
      opacity: 0.6,
      pointerEvents: 'none',
      zIndex: 2,
    },
    '&[data-target]::after': { boxShadow: `inset 0 0 0 3px ${brand.main}`, opacity: 1 },
    '& > p': { display: 'grid', placeContent: 'center', height: '100%', padding: 20 },
  }
})

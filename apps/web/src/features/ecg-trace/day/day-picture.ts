import { styled } from '@mui/material/styles'

/** The frame of a picture of rates; its lines follow the theme. */
export const DayPicture = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    position: 'relative',
    minWidth: 0,
    overflow: 'hidden',
    backgroundColor: surface.paper,
    '& svg': { display: 'block', cursor: 'pointer' },
    '& text': {
      fontFamily: 'inherit',
      fontSize: 12,
      fill: ink.muted,
      fontVariantNumeric: 'tabular-nums',
      paintOrder: 'stroke',
      stroke: surface.paper,
      strokeWidth: 3,
    },
    '& [data-line]': { stroke: edge.line, strokeWidth: 1 },
    '& [data-band]': { fill: brand.main, fillOpacity: 0.24 },
    '& [data-mean]': { fill: 'none', stroke: brand.main, strokeWidth: 1.6 },
    '& [data-box]': {
      fill: edge.focus,
      fillOpacity: 0.08,
      stroke: edge.focus,
      strokeWidth: 2,
    },
    '& [data-ring]': { fill: surface.paper, stroke: ink.strong, strokeWidth: 2 },
    '& text[data-strong]': { fill: ink.strong, fontWeight: 650 },
  }
})

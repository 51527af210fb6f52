import { styled } from '@mui/material/styles'
import { ecg } from '../../../theme/tokens.ts'

/** The places of the overview: pictures at the left, findings and tables at the right, or all below one another where it is narrow. */
export const DayRoom = styled('div')(({ theme }) => {
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"band" "findings" "screening" "hour" "strip" "tables"',
    alignContent: 'start',
    overflow: 'auto',
    backgroundColor: surface.canvas,
    color: ink.body,
    fontSize: '.875rem',
    '& h3': { margin: 0, fontSize: '.9375rem', fontWeight: 650, color: ink.strong },
    '& [data-part="band"]': { gridArea: 'band' },
    '& [data-part="hour"]': { gridArea: 'hour' },
    '& [data-part="strip"]': {
      gridArea: 'strip',
      display: 'flex',
      flexDirection: 'column',
      minHeight: 234,
    },
    '& [data-part="side"]': { display: 'contents' },
    '& [data-part="findings"]': { gridArea: 'findings', padding: '12px 16px' },
    '& [data-part="tables"]': { gridArea: 'tables', padding: '12px 16px 20px' },
    '& [data-part="tables"] h3 ~ h3': { margin: '14px 0 6px' },
    '& [data-part="tables"] p': { margin: '6px 0 0', color: ink.muted },
    '& [data-part="screening"]': {
      gridArea: 'screening',
      display: 'flex',
      gap: 10,
      padding: '10px 16px',
      backgroundColor: tone.warn.background,
      color: tone.warn.text,
      '& p': { margin: 0 },
      '& b': { display: 'block' },
    },
    '& i[data-gap]': {
      width: 16,
      height: 16,
      background: `repeating-linear-gradient(45deg, ${ecg.paper.hatch} 0 2px, ${ecg.paper.hatchGround} 2px 5px)`,
    },
    '@container viewer (min-width: 1000px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 30%)',
      gridTemplateRows: 'auto auto minmax(234px, 1fr)',
      gridTemplateAreas: '"band side" "hour side" "strip side"',
      overflow: 'auto',
      '& [data-part="side"]': {
        gridArea: 'side',
        display: 'block',
        minHeight: 0,
        overflow: 'auto',
        borderLeft: `1px solid ${edge.line}`,
      },
    },
  }
})

import { styled } from '@mui/material/styles'
import type { Priority } from '@systole/domain/reports/report-draft'

/** The number of bars; one hue, so that red is not used for recommendations. */
const BARS: Record<Priority, number> = {
  'strongly recommended': 3,
  recommended: 2,
  'could consider': 1,
}
const HEIGHTS = [6, 9, 12]

const Bars = styled('span')(({ theme }) => {
  const { brand, edge } = (theme.vars ?? theme).palette
  return {
    display: 'inline-flex',
    alignItems: 'flex-end',
    gap: 2,
    '& > i': { width: 4, borderRadius: 1, backgroundColor: edge.control, opacity: 0.45 },
    '& > i[data-filled]': { backgroundColor: brand.main, opacity: 1 },
    '@media (forced-colors: active)': {
      '& > i': { border: '1px solid' },
      '& > i[data-filled]': { backgroundColor: 'CanvasText' },
    },
  }
})

/** Draws three bars for strongly recommended, two for recommended, one for could consider, beside the text. */
export function PriorityBars({ priority }: { priority: Priority }) {
  return (
    <Bars aria-hidden>
      {HEIGHTS.map((height, index) => (
        <i key={height} style={{ height }} {...(index < BARS[priority] && { 'data-filled': '' })} />
      ))}
    </Bars>
  )
}

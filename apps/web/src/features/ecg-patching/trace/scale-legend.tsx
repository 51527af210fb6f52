import { styled } from '@mui/material/styles'
import type { TraceLook } from './trace-look.ts'

const Caption = styled('div')({
  position: 'absolute',
  right: 14,
  bottom: 4,
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  fontSize: '.75rem',
  lineHeight: 1.3,
  pointerEvents: 'none',
  '& > span': { padding: '2px 6px', borderRadius: 4 },
})

/** Names lead, speed, gain and filter on a picture, beside a pulse of one millivolt. */
export function ScaleLegend(props: { look: TraceLook; speed: number; gain: number }) {
  const { look, speed, gain } = props
  const { colours, millimetre, source, lead, filterWords } = look
  const tall = gain * millimetre
  const wide = 3 * millimetre
  return (
    <Caption style={{ color: colours.normal }}>
      <svg width={wide * 2} height={Math.min(48, tall + 2)} aria-hidden>
        <title> </title>
        <path
          d={`M0 ${tall + 1}h${wide / 2}v${-tall}h${wide}v${tall}h${wide / 2}`}
          fill="none"
          stroke={colours.trace}
          strokeWidth={1.2}
        />
      </svg>
      <span style={{ backgroundColor: colours.background }}>
        {[source.leads[lead]?.name, `${speed} mm/s`, `${gain} mm/mV`, filterWords]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Caption>
  )
}

import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { TraceLook } from './trace-look.ts'

const Caption = styled('div')({
  position: 'absolute',
  right: 14,
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  fontSize: '.75rem',
  lineHeight: 1.3,
  pointerEvents: 'none',
  '& > span': { padding: '2px 6px', borderRadius: 4 },
})

type Props = Pick<TraceLook, 'colours' | 'millimetre' | 'filterWords' | 'changed'> & {
  lead: string | undefined
  speed: number
  gain: number
  /** The height of the numbers below the picture, which stay in view; without any the pulse is beside the words. */
  foot?: number
}

/** Names lead, speed, gain and filters on a picture, beside a pulse of one millivolt unless the picture has its own. */
export function ScaleLegend({
  look,
  ...others
}: Pick<Props, 'speed' | 'gain' | 'foot'> & { look: TraceLook }) {
  const { colours, millimetre, source, lead, filterWords, changed } = look
  const name = source.leads[lead]?.name
  return <Legend {...others} {...{ colours, millimetre, filterWords, changed }} lead={name} />
}

/** Depends on nothing that a key changes. */
const Legend = memo(function Legend(props: Props) {
  const { colours, millimetre, lead, filterWords, changed, speed, gain, foot = 0 } = props
  const tall = gain * millimetre
  const wide = 3 * millimetre
  return (
    <Caption style={{ color: colours.normal, bottom: foot + 4 }}>
      {foot === 0 && (
        <svg
          width={wide * 2}
          height={Math.min(48, tall + 2)}
          style={{ backgroundColor: colours.background }}
          aria-hidden
        >
          <title> </title>
          <path
            d={`M0 ${tall + 1}h${wide / 2}v${-tall}h${wide}v${tall}h${wide / 2}`}
            fill="none"
            stroke={colours.trace}
            strokeWidth={1.2}
          />
        </svg>
      )}
      {changed && (
        <span style={{ backgroundColor: colours.caliper, color: colours.background }}>
          {changed}
        </span>
      )}
      <span style={{ backgroundColor: colours.background }}>
        {[lead, `${speed} mm/s`, `${gain} mm/mV`, filterWords].filter(Boolean).join(' · ')}
      </span>
    </Caption>
  )
})

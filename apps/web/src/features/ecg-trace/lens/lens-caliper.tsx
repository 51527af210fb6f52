import { styled } from '@mui/material/styles'
import type { Beat } from '@systole/ecg/beats/beat'
import { marchThrough } from '@systole/ecg/beats/march-through'
import { Tally4 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EcgBenchColours } from '../../../theme/tokens.ts'
import { Icon } from '../../../ui/display/icon.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { snapToR } from '../beats/find-beats.ts'
import { CaliperEdge } from '../caliper-edge.tsx'

/** An R wave this close to a pointer is meant. */
const SNAP_PIXELS = 8

/** The edges of a caliper, in seconds of the recording. */
export type CaliperSpan = { from: number; to: number }

/** The edges of the trace component begin 60 px below their layer; those of the lens right below the signs. */
const Layer = styled('div')({ position: 'absolute', inset: '-34px 0 0 0', pointerEvents: 'none' })
const Length = styled('span')({
  position: 'absolute',
  bottom: 30,
  height: 20,
  borderRadius: 3,
  fontSize: '.8125rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '& > b': { padding: '0 4px', borderRadius: 3 },
  '& > button': {
    position: 'absolute',
    left: '100%',
    bottom: -3,
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    marginLeft: 8,
    padding: 0,
    border: '1px solid currentColor',
    borderRadius: 5,
    cursor: 'pointer',
    pointerEvents: 'auto',
  },
})
/** A step of the march through the recording, as long as the caliper. */
const Step = styled('i')({
  position: 'absolute',
  top: 60,
  bottom: 0,
  borderLeft: '1px dashed currentColor',
  opacity: 0.75,
})

/**
 * Shows a caliper across the lens with its length, and its equal steps through what is shown. Its edges are moved by pointer, which
 * finds the R wave close to it, or by arrow keys.
 */
export function LensCaliper(props: {
  span: CaliperSpan
  colours: EcgBenchColours
  xOf: (seconds: number) => number
  secondsAt: (x: number) => number
  onMove: (span: CaliperSpan) => void
  beats: readonly Beat[]
  /** The part that the lens shows. */
  shown: CaliperSpan
  samplesPerSecond: number
}) {
  const { span, colours, xOf, secondsAt, onMove, beats, samplesPerSecond } = props
  const [isMarching, setMarching] = useState(false)
  const { t } = useTranslation(['patching', 'viewers'])
  const format = useFormat()
  const [left, right] = [xOf(span.from), xOf(span.to)].sort((one, other) => one - other)
  const reachSeconds = secondsAt(SNAP_PIXELS) - secondsAt(0)
  const snap = (seconds: number) => snapToR(seconds, beats, { samplesPerSecond, reachSeconds })
  const length = t('seconds', { seconds: format.fixed(Math.abs(span.to - span.from), 3) })
  return (
    <Layer style={{ color: colours.caliper }}>
      {(['from', 'to'] as const).map((edge) => (
        <CaliperEdge
          key={edge}
          orientation="horizontal"
          label={t(`caliper.${edge}`)}
          value={span[edge]}
          text={t('seconds', { seconds: format.fixed(span[edge], 3) })}
          at={xOf(span[edge])}
          onMove={(x, by) =>
            onMove({ ...span, [edge]: by === 'pointer' ? snap(secondsAt(x)) : secondsAt(x) })
          }
        />
      ))}
      {isMarching &&
        stepsOf(props).map((seconds) => (
          <Step key={seconds} data-step style={{ left: xOf(seconds) }} />
        ))}
      <Length
        style={{
          left,
          width: Math.max(2, (right ?? 0) - (left ?? 0)),
          backgroundColor: colours.caliper,
          color: colours.background,
        }}
      >
        <b style={{ backgroundColor: colours.caliper }}>{length}</b>
        <button
          type="button"
          aria-label={t('viewers:ecg.march.label')}
          title={t('viewers:ecg.march.label')}
          aria-pressed={isMarching}
          style={{
            backgroundColor: isMarching ? colours.caliper : colours.background,
            color: isMarching ? colours.background : colours.caliper,
          }}
          onClick={() => setMarching(!isMarching)}
        >
          <Icon of={Tally4} size={16} />
        </button>
      </Length>
    </Layer>
  )
}

/** Returns the seconds of the steps: whole samples apart, so that they are equal at any scale. */
function stepsOf(of: {
  span: CaliperSpan
  shown: CaliperSpan
  samplesPerSecond: number
}): number[] {
  const { span, shown, samplesPerSecond } = of
  const inSamples = (seconds: number) => seconds * samplesPerSecond
  const march = marchThrough([inSamples(span.from), inSamples(span.to)], [], {
    from: inSamples(shown.from),
    to: inSamples(shown.to),
  })
  return march?.steps.map((sample) => sample / samplesPerSecond) ?? []
}

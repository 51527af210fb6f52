import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { EcgBenchColours } from '../../../theme/tokens.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { CaliperEdge } from '../../ecg-trace/caliper-edge.tsx'

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
})

/** Shows a caliper across the lens with its length; its edges are moved by pointer or arrow keys. */
export function LensCaliper(props: {
  span: CaliperSpan
  colours: EcgBenchColours
  xOf: (seconds: number) => number
  secondsAt: (x: number) => number
  onMove: (span: CaliperSpan) => void
}) {
  const { span, colours, xOf, secondsAt, onMove } = props
  const { t } = useTranslation('patching')
  const format = useFormat()
  const [left, right] = [xOf(span.from), xOf(span.to)].sort((one, other) => one - other)
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
          onMove={(x) => onMove({ ...span, [edge]: secondsAt(x) })}
        />
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
      </Length>
    </Layer>
  )
}

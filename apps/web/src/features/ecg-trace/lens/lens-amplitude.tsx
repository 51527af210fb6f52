import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { EcgBenchColours } from '../../../theme/tokens.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { CaliperEdge } from '../caliper-edge.tsx'

/** The edges of an amplitude caliper, in millivolts above the baseline of the first lead. */
export type AmplitudeSpan = { low: number; high: number }

const Layer = styled('div')({ position: 'absolute', inset: 0, pointerEvents: 'none' })
const Height = styled('b')({
  position: 'absolute',
  right: 44,
  padding: '0 6px',
  borderRadius: 3,
  fontSize: '.8125rem',
  lineHeight: '20px',
  transform: 'translateY(-50%)',
  whiteSpace: 'nowrap',
})

/** Shows an amplitude caliper on the lens with its height; its edges are moved by pointer or arrow keys. */
export function LensAmplitude(props: {
  span: AmplitudeSpan
  colours: EcgBenchColours
  yOf: (millivolts: number) => number
  millivoltsAt: (y: number) => number
  onMove: (span: AmplitudeSpan) => void
}) {
  const { span, colours, yOf, millivoltsAt, onMove } = props
  const { t } = useTranslation('patching')
  const format = useFormat()
  const words = (millivolts: number) => t('millivolts', { value: format.fixed(millivolts, 2) })
  return (
    <Layer style={{ color: colours.caliper }}>
      {(['low', 'high'] as const).map((edge) => (
        <CaliperEdge
          key={edge}
          orientation="vertical"
          label={t(`caliper.${edge}`)}
          value={span[edge]}
          text={words(span[edge])}
          at={yOf(span[edge])}
          onMove={(y) => onMove({ ...span, [edge]: millivoltsAt(y) })}
        />
      ))}
      <Height
        style={{
          top: (yOf(span.low) + yOf(span.high)) / 2,
          backgroundColor: colours.caliper,
          color: colours.background,
        }}
      >
        {words(Math.abs(span.high - span.low))}
      </Height>
    </Layer>
  )
}

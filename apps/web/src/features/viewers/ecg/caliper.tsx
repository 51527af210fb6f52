import { styled } from '@mui/material/styles'
import { pixelsPerMillivolt, pixelsPerSecond } from '@systole/ecg/paper'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/use-format.ts'
import { CaliperEdge } from './caliper-edge.tsx'
import type { AmplitudeState } from './use-amplitude.ts'
import type { CaliperState } from './use-caliper.ts'
import type { Strip } from './use-strip.ts'

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
})
const Span = styled('div')({
  position: 'absolute',
  opacity: 0.14,
  backgroundColor: 'currentColor',
})

/** Two edges in time. */
export function Caliper({ caliper, strip }: { caliper: CaliperState; strip: Strip }) {
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const { scale, startSeconds, layout, colours } = strip
  const perSecond = pixelsPerSecond(scale)
  const xOf = (seconds: number) => layout.left + (seconds - startSeconds) * perSecond
  const first = Math.min(caliper.from, caliper.to)
  const last = Math.max(caliper.from, caliper.to)
  return (
    <Layer style={{ color: colours.caliper, clipPath: `inset(0 0 0 ${layout.left - 12}px)` }}>
      <Span style={{ top: 0, bottom: 0, left: xOf(first), width: (last - first) * perSecond }} />
      {(['from', 'to'] as const).map((edge) => (
        <CaliperEdge
          key={edge}
          orientation="horizontal"
          label={t(`ecg.caliper.${edge}`)}
          value={caliper[edge]}
          text={t('ecg.seconds', { seconds: format.fixed(caliper[edge], 3) })}
          at={xOf(caliper[edge])}
          onMove={(pixels) => caliper.move(edge, caliper[edge] + pixels / perSecond)}
        />
      ))}
    </Layer>
  )
}

/** Two heights on one lead. */
export function Amplitude({ amplitude, strip }: { amplitude: AmplitudeState; strip: Strip }) {
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const { row } = amplitude
  if (!row) return null
  const { scale, layout, colours } = strip
  const perMillivolt = pixelsPerMillivolt(scale)
  const yOf = (millivolts: number) => row.baseline - millivolts * perMillivolt
  const { base, top } = amplitude
  return (
    <Layer style={{ color: colours.caliper, left: layout.left }}>
      <Span
        style={{
          left: 0,
          right: 0,
          top: yOf(Math.max(base, top)),
          height: Math.abs(top - base) * perMillivolt,
        }}
      />
      {(['base', 'top'] as const).map((edge) => (
        <CaliperEdge
          key={edge}
          orientation="vertical"
          label={t(`ecg.amplitude.${edge}`, { lead: row.lead.name })}
          value={amplitude[edge]}
          text={t('ecg.millivolts', { millivolts: format.fixed(amplitude[edge], 2) })}
          at={yOf(amplitude[edge])}
          onMove={(pixels) => amplitude.move(edge, amplitude[edge] - pixels / perMillivolt)}
        />
      ))}
    </Layer>
  )
}

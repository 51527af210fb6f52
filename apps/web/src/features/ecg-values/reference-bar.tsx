import { styled } from '@mui/material/styles'
import type { EcgReference } from '@systole/domain/ecg-references/reference-for'
import { type EcgValueField, ecgValueText } from '@systole/domain/ecg-values/ecg-value'
import { useTranslation } from 'react-i18next'

const Line = styled('div')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, 1fr) auto',
    alignItems: 'center',
    gap: 10,
    fontSize: '.8125rem',
    color: ink.muted,
    '& svg': { width: '100%', height: 12, overflow: 'visible' },
    '& rect[data-all]': { fill: edge.line },
    '& rect[data-range]': { fill: brand.main, opacity: 0.55 },
    '& line': { stroke: ink.strong, strokeWidth: 2.5 },
    '& small': { display: 'block', fontSize: '.75rem' },
    '@media (forced-colors: active)': { '& rect[data-range]': { fill: 'CanvasText' } },
  }
})

const WIDTH = 100

/** Draws a value against its limits, which are named with their source beside it. */
export function ReferenceBar(props: {
  field: EcgValueField
  value: number | undefined
  reference: EcgReference
}) {
  const { field, value, reference } = props
  const { cell, citation, shortCitation } = reference
  const { low, high } = cell
  const { t } = useTranslation('ecg')
  const words =
    high === undefined
      ? `≥ ${ecgValueText(field, low ?? 0)}`
      : low === undefined
        ? t('values.upTo', { high: ecgValueText(field, high) })
        : t('values.range', { low: ecgValueText(field, low), high: ecgValueText(field, high) })
  const { from, to, at } = placesOf(cell, value)
  return (
    <Line>
      <svg viewBox={`0 0 ${WIDTH} 12`} preserveAspectRatio="none" aria-hidden>
        <rect data-all x={0} y={4} width={WIDTH} height={4} rx={2} />
        <rect data-range x={from} y={4} width={to - from} height={4} rx={2} />
        {at !== undefined && (
          <line x1={at} x2={at} y1={0} y2={12} vectorEffect="non-scaling-stroke" />
        )}
      </svg>
      <span>
        {words} <small title={citation}>{shortCitation}</small>
      </span>
    </Line>
  )
}

/** Returns the places of the limits and the value on the bar; it shows a third of the range beyond each limit. */
function placesOf({ low, high }: { low?: number; high?: number }, value: number | undefined) {
  const lower = low ?? Math.min(0, high ?? 0)
  const upper = high ?? lower * 2
  const beyond = (upper - lower) / 3 || 1
  const start = low === undefined ? lower : lower - beyond
  const end = high === undefined ? upper : upper + beyond
  const placeOf = (each: number) =>
    Math.min(WIDTH, Math.max(0, ((each - start) / (end - start)) * WIDTH))
  return {
    from: placeOf(lower),
    to: placeOf(upper),
    at: value === undefined ? undefined : placeOf(value),
  }
}

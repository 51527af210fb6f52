import { styled } from '@mui/material/styles'
import { hasField, readField, reviewNumberText } from '@systole/domain/ecg-reviews/review-fields'
import { referenceOfField } from '@systole/domain/ecg-reviews/reviewed-animal'
import { useTranslation } from 'react-i18next'
import type { ReviewStepProps } from '../step-props.ts'
import { NumberField } from './number-field.tsx'

const Row = styled('div')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'start',
    gap: 12,
    '& > svg': { marginTop: 14 },
    '& circle[data-all]': { fill: 'none', stroke: edge.line, strokeWidth: 6 },
    '& path[data-range]': { fill: 'none', stroke: brand.main, strokeOpacity: 0.55, strokeWidth: 6 },
    '& line': { stroke: ink.strong, strokeWidth: 2.5, strokeLinecap: 'round' },
    '& circle[data-hub]': { fill: ink.strong },
  }
})

const CENTRE = 32
const RADIUS = 26

/** Renders the axis of the QRS as a dial beside its number; only six leads have one. */
export function AxisField(props: ReviewStepProps) {
  const { document, loaded } = props
  const { t } = useTranslation('ecgReview')
  if (!hasField(loaded.consult.service, 'axis')) return null
  const value = readField(document, 'axis')
  const cell = referenceOfField(loaded.animal, 'axis')?.reference?.cell
  const text = value === null ? t('field.notMeasured') : reviewNumberText('axis', value)
  return (
    <Row>
      <svg
        width={56}
        height={56}
        viewBox="0 0 64 64"
        role="img"
        aria-label={t('axisDial.described', { value: text })}
      >
        <circle data-all cx={CENTRE} cy={CENTRE} r={RADIUS} />
        {cell?.low !== undefined && cell.high !== undefined && (
          <path data-range d={arc(cell.low, cell.high)} />
        )}
        {value !== null && (
          <line x1={CENTRE} y1={CENTRE} x2={place(value, 24).x} y2={place(value, 24).y} />
        )}
        <circle data-hub cx={CENTRE} cy={CENTRE} r={3} />
      </svg>
      <NumberField {...props} field="axis" />
    </Row>
  )
}

/** Returns a point on the dial: 0° points to the left arm of the animal, at the right, and angles grow clockwise. */
function place(degrees: number, radius: number) {
  const angle = (degrees * Math.PI) / 180
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE + radius * Math.sin(angle) }
}

function arc(low: number, high: number): string {
  const [from, to] = [place(low, RADIUS), place(high, RADIUS)]
  const isLarge = high - low > 180 ? 1 : 0
  return `M${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${to.x} ${to.y}`
}

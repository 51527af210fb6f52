import { styled } from '@mui/material/styles'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { type ReviewField, readField, reviewField } from '@systole/domain/ecg-reviews/review-fields'
import {
  flagOfField,
  type ReviewedAnimal,
  referenceOfField,
} from '@systole/domain/ecg-reviews/reviewed-animal'
import { ecgValueText } from '@systole/domain/ecg-values/ecg-value'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'

type Props = { animal: ReviewedAnimal; document: EcgReview; field: ReviewField }

/** Says in words how a value compares with its reference. */
export function ReferenceFlagWords({ animal, document, field }: Props) {
  const { t } = useTranslation('ecgReview')
  const flag = flagOfField(animal, document, field)
  if (flag === undefined || flag === 'noReference') return null
  if (flag === 'within') return <span data-flag="within">{t('field.within')}</span>
  return (
    <span data-flag={flag}>
      <Icon of={flag === 'high' ? ArrowUp : ArrowDown} size={14} />
      {t(flag === 'high' ? 'field.above' : 'field.below')}
    </span>
  )
}

const Line = styled('div')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    marginTop: 9,
    fontSize: '.8125rem',
    lineHeight: 1.3,
    color: ink.muted,
    '& svg': { flex: 'none', width: 150, height: 22, overflow: 'visible' },
    '& rect[data-all]': { fill: edge.line },
    '& rect[data-range]': { fill: brand.main, opacity: 0.5 },
    '& rect[data-value]': { fill: ink.strong },
    '& small': { display: 'block', fontSize: 'inherit' },
    '@media (forced-colors: active)': { '& rect[data-range]': { fill: 'CanvasText' } },
  }
})

const WIDTH = 150

/** Draws a value against its reference, with the range and its source in words. */
export function ReferenceLine({ animal, document, field, name }: Props & { name: string }) {
  const { t } = useTranslation(['ecgReview', 'ecg'])
  const row = reviewField(field)
  const answer = referenceOfField(animal, field)
  if (row.kind !== 'number' || !answer) return null
  const { reference } = answer
  if (!reference) return <Line>{t(`field.noReference.${answer.reason}`)}</Line>
  const { low, high } = reference.cell
  const text = (value: number) => ecgValueText(row.value, value)
  const range =
    high === undefined
      ? `≥ ${text(low ?? 0)}`
      : low === undefined
        ? t('ecg:values.upTo', { high: text(high) })
        : t('ecg:values.range', { low: text(low), high: text(high) })
  const value = readField(document, field)
  const { from, to, at } = placesOf(reference.cell, typeof value === 'number' ? value : undefined)
  return (
    <Line>
      <svg viewBox={`0 0 ${WIDTH} 22`} role="img" aria-label={`${name}: ${range}`}>
        <rect data-all x={0} y={7} width={WIDTH} height={8} rx={4} />
        <rect data-range x={from} y={7} width={Math.max(2, to - from)} height={8} rx={4} />
        {at !== undefined && <rect data-value x={at - 1.5} y={1} width={3} height={20} rx={1.5} />}
      </svg>
      <span>
        {range}
        <small title={reference.citation}>{reference.shortCitation}</small>
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
    Math.min(WIDTH - 2, Math.max(2, ((each - start) / (end - start)) * WIDTH))
  return {
    from: low === undefined ? 0 : placeOf(lower),
    to: placeOf(upper),
    at: value === undefined ? undefined : placeOf(value),
  }
}

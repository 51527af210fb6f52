import { styled } from '@mui/material/styles'
import type { StoredMedianBeat } from '@systole/ecg/analysis/stored-median-beat'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { levelBefore, type MedianLead, reachBetween } from './all-leads.ts'
import { foundSpan, heightOf, type MeasuredWave } from './measured-wave.ts'

const List = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridAutoRows: 'minmax(64px, 1fr)',
    minHeight: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    borderRight: `1px solid ${edge.line}`,
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      padding: '2px 12px 2px 8px',
      border: 0,
      borderBottom: `1px solid ${edge.line}`,
      backgroundColor: surface.paper,
      color: ink.body,
      font: 'inherit',
      textAlign: 'left',
      lineHeight: 1.3,
      cursor: 'pointer',
      '&[aria-pressed="true"]': {
        backgroundColor: surface.tint,
        boxShadow: `inset 3px 0 0 ${brand.main}`,
      },
      '&:focus-visible': { outlineOffset: -3 },
    },
    '& b': { display: 'block', color: ink.strong },
    '& small': { display: 'block', fontSize: '.8125rem', color: ink.muted, whiteSpace: 'nowrap' },
    '& path': { fill: 'none', stroke: ink.strong, strokeWidth: 1.5 },
    '& rect': { fill: brand.soft },
    [theme.breakpoints.down('md')]: {
      display: 'flex',
      overflowX: 'auto',
      borderRight: 0,
      '& svg': { display: 'none' },
      '& button': { minHeight: 56, borderRight: `1px solid ${edge.line}` },
    },
  }
})

const WIDTH = 112
const HEIGHT = 60

/** Lists all leads of the median beat with the heights in question; a click enlarges one. */
export const LeadList = memo(function LeadList(props: {
  leads: readonly MedianLead[]
  beat: StoredMedianBeat
  measures: MeasuredWave
  chosen: MedianLead
  onChoose: (lead: MedianLead) => void
}) {
  const { leads, beat, measures, chosen, onChoose } = props
  const { t } = useTranslation('ecgReview')
  return (
    <List role="group" aria-label={t('median.leads')}>
      {leads.map((lead) => (
        <button
          key={lead.name}
          type="button"
          aria-pressed={lead === chosen}
          onClick={() => onChoose(lead)}
        >
          <LeadPicture lead={lead} all={leads} beat={beat} measures={measures} />
          <span>
            <b>{lead.name}</b>
            <Heights lead={lead} beat={beat} measures={measures} />
          </span>
        </button>
      ))}
    </List>
  )
})

type Pictured = { lead: MedianLead; beat: StoredMedianBeat; measures: MeasuredWave }

function LeadPicture({ lead, all, beat, measures }: Pictured & { all: readonly MedianLead[] }) {
  const [low, high] = all.reduce(
    ([least, most], { millivolts }) => {
      const { above, below } = reachBetween(millivolts, { from: 0, to: millivolts.length }, 0)
      return [Math.min(least, below), Math.max(most, above)]
    },
    [0, 0],
  )
  const every = Math.max(1, Math.floor(lead.millivolts.length / (WIDTH * 2)))
  const x = (index: number) => (index / lead.millivolts.length) * WIDTH
  const y = (value: number) => 4 + ((high - value) / Math.max(0.1, high - low)) * (HEIGHT - 8)
  const parts: string[] = []
  for (let at = 0; at < lead.millivolts.length; at += every)
    parts.push(
      `${parts.length === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(lead.millivolts[at] ?? 0).toFixed(1)}`,
    )
  const bounds = lead.bounds
  const wave = measures.wave === 'P' ? bounds?.p : measures.wave === 'T' ? bounds?.t : bounds?.qrs
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <title> </title>
      {wave && (
        <rect x={x(wave.on)} y={0} width={Math.max(2, x(wave.off) - x(wave.on))} height={HEIGHT} />
      )}
      <path d={parts.join('')} data-samples={beat.samplesPerSecond} />
    </svg>
  )
}

function Heights({ lead, beat, measures }: Pictured) {
  const { t } = useTranslation('ecgReview')
  const format = useFormat()
  const word = (wave: string, value: number) =>
    t('median.height', { wave, value: format.fixed(value, 2) })
  if (measures.wave !== 'QRS') {
    const span = foundSpan(lead, measures)
    if (!span || !measures.height)
      return lead.isDerived ? <small>{t('median.derived')}</small> : null
    return <small>{word(measures.wave, heightOf(lead, measures, span, beat))}</small>
  }
  const qrs = lead.bounds?.qrs
  if (!qrs) return null
  const level = levelBefore(lead.millivolts, qrs.on, beat.samplesPerSecond)
  const { above } = reachBetween(lead.millivolts, { from: qrs.on, to: qrs.off }, level)
  const { below } = reachBetween(lead.millivolts, { from: beat.rIndex, to: qrs.off }, level)
  return (
    <>
      <small>{word('R', above)}</small>
      <small>{word('S', -below)}</small>
    </>
  )
}

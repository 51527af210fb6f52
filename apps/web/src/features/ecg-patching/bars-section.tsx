import { styled } from '@mui/material/styles'
import { BEAT_LABELS } from '@systole/ecg/beats/beat'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EcgBenchColours } from '../../theme/tokens.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { LorenzPlot } from '../ecg-bars/lorenz-plot.tsx'
import { RrBars } from '../ecg-bars/rr-bars.tsx'
import { nearestIn } from '../ecg-bars/rr-series.ts'
import { BeatGlyph } from '../ecg-trace/beats/beat-glyph.tsx'
import { durationSeconds } from '../ecg-trace/source/trace-source.ts'
import { barWindow, WINDOWS } from './bar-window.ts'
import type { Patching } from './session/use-patching.ts'
import { TIGHT } from './workbench-frame.ts'

const Frame = styled('div')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 150px',
    gridTemplateRows: '30px minmax(0, 1fr)',
    gap: '0 16px',
    minHeight: 0,
    padding: '4px 14px 8px',
    borderTop: `1px solid ${edge.line}`,
    backgroundColor: surface.paper,
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minWidth: 0,
      overflow: 'hidden',
      fontSize: '.8125rem',
      whiteSpace: 'nowrap',
      '&[data-small]': { gap: 6, fontSize: '.75rem' },
      '& b': { fontWeight: 650, color: ink.strong },
      '& > span': { display: 'flex', alignItems: 'center', gap: 3 },
      '& > [data-muted]': { color: ink.muted },
      '& select': {
        minHeight: 26,
        border: `1px solid ${edge.control}`,
        borderRadius: 5,
        backgroundColor: surface.paper,
        color: ink.body,
        font: 'inherit',
      },
    },
    [TIGHT]: {
      gridTemplateRows: 'auto minmax(0, 1fr)',
      '& > header': { flexWrap: 'wrap', alignContent: 'flex-start', gap: '0 10px' },
    },
    [theme.breakpoints.down('md')]: {
      '& select': { minHeight: 44 },
    },
  }
})

/** Shows the RR interval of every beat and the Lorenz plot, with the counts of all labels; a click goes to the place. */
export function BarsSection(props: {
  patching: Patching
  shown: { from: number; to: number }
  windowSeconds: number | undefined
  onWindow: (seconds: number | undefined) => void
  colours: EcgBenchColours
  night: boolean
  clock: (seconds: number) => string
  onGo: (seconds: number) => void
}) {
  const { patching, shown, windowSeconds, onWindow, colours, night, clock, onGo } = props
  const { summary, recording, view, state } = patching
  const { series, top } = summary
  const { t } = useTranslation('patching')
  const format = useFormat()
  const { samplesPerSecond } = recording.source
  const duration = durationSeconds(recording.source)
  const chosen = state.cursor / samplesPerSecond
  const window = barWindow(duration, windowSeconds, chosen)
  const chart = useMemo(
    () => ({
      ...{ series, samplesPerSecond, top, colours, night, clock },
      ranges: view.ranges.map(({ from, to, is }) => ({ from, to, mark: is })),
      from: window.from,
      to: window.to,
      seconds: (value: number) => t('seconds', { seconds: format.number(value) }),
    }),
    [
      series,
      samplesPerSecond,
      top,
      colours,
      night,
      clock,
      view.ranges,
      window.from,
      window.to,
      t,
      format,
    ],
  )
  const plot = useMemo(() => ({ series, top, colours, night }), [series, top, colours, night])
  return (
    <Frame>
      <Heads {...{ summary, duration, windowSeconds, onWindow, night, clock }} />
      <RrBars
        chart={chart}
        shown={shown}
        chosen={chosen}
        label={t('bars.described', { count: summary.beatCount, time: clock(duration) })}
        onGo={onGo}
      />
      <LorenzPlot
        plot={plot}
        chosen={nearestIn(series, chosen)}
        label={t('bars.lorenzDescribed')}
        seconds={chart.seconds}
        onGo={onGo}
      />
    </Frame>
  )
}

/** Renders what the charts show, above them. A key that only moves the place does not change it. */
const Heads = memo(function Heads(props: {
  summary: Patching['summary']
  duration: number
  windowSeconds: number | undefined
  onWindow: (seconds: number | undefined) => void
  night: boolean
  clock: (seconds: number) => string
}) {
  const { summary, duration, windowSeconds, onWindow, night, clock } = props
  const { t } = useTranslation('patching')
  return (
    <>
      <header>
        <b>{t('bars.label')}</b>
        <span data-muted>
          {t('bars.beats', { count: summary.beatCount, time: clock(duration) })}
        </span>
        {duration > 60 && (
          <select
            aria-label={t('bars.window')}
            value={windowSeconds ?? 'all'}
            onChange={({ target }) =>
              onWindow(target.value === 'all' ? undefined : Number(target.value))
            }
          >
            {WINDOWS.filter((seconds) => seconds < duration).map((seconds) => (
              <option key={seconds} value={seconds}>
                {clock(seconds)}
              </option>
            ))}
            <option value="all">{t('bars.all')}</option>
          </select>
        )}
        <span style={{ flex: 1 }} />
        <Legend summary={summary} night={night} />
      </header>
      <header data-small>
        <b>{t('bars.lorenz')}</b>
        <span data-muted>{t('bars.axes')}</span>
      </header>
    </>
  )
})

function Legend({ summary, night }: { summary: Patching['summary']; night: boolean }) {
  const { counts, lostShare, noiseShare } = summary
  const { t } = useTranslation('patching')
  const format = useFormat()
  return (
    <>
      {BEAT_LABELS.filter((label) => counts[label] > 0).map((label) => (
        <span key={label} title={t(`labels.${label}`)}>
          <svg
            width={16}
            height={16}
            viewBox="-9 -9 18 18"
            role="img"
            aria-label={t(`labels.${label}`)}
          >
            <title> </title>
            <BeatGlyph label={label} x={0} y={0} night={night} />
          </svg>
          {format.number(counts[label])}
        </span>
      ))}
      {lostShare > 0 && (
        <span>{t('bars.lost', { percent: format.fixed(100 * lostShare, 1) })}</span>
      )}
      {noiseShare > 0 && (
        <span>{t('bars.noise', { percent: format.fixed(100 * noiseShare, 1) })}</span>
      )}
    </>
  )
}

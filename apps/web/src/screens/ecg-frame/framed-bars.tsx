import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LorenzPlot } from '../../features/ecg-bars/lorenz-plot.tsx'
import { RrBars } from '../../features/ecg-bars/rr-bars.tsx'
import { nearestIn, rrSeries, topInterval } from '../../features/ecg-bars/rr-series.ts'
import { ecgBench } from '../../theme/tokens.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import type { OpenedPage } from './use-ecg-page.ts'

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) min(30vh, 32vw)',
  gap: 16,
  minHeight: 0,
  padding: '10px 14px',
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
}))

/** Shows the RR interval of every beat of the revision as a bar, coloured and shaped by its label, and the Lorenz plot. */
export function FramedBars(props: {
  opened: OpenedPage
  chosen: number | undefined
  onGo: (sample: number) => void
}) {
  const { opened, chosen, onGo } = props
  const { recording, beats, leftOut } = opened
  const { t } = useTranslation('ecgFrame')
  const format = useFormat()
  const samplesPerSecond = recording.fs ?? 1
  const duration = (recording.samples ?? 0) / samplesPerSecond
  const at = (chosen ?? 0) / samplesPerSecond
  const series = useMemo(() => {
    const lost = leftOut.filter(({ mark }) => mark === 'packetLoss')
    return rrSeries(beats, lost, samplesPerSecond)
  }, [beats, leftOut, samplesPerSecond])
  const top = useMemo(() => topInterval(series), [series])
  const common = useMemo(
    () => ({ series, top, colours: ecgBench.light, night: false }),
    [series, top],
  )
  const inSeconds = (value: number) => t('seconds', { seconds: format.number(value) })
  const goTo = (seconds: number) => {
    const place = nearestIn(series, seconds)
    onGo(Math.round((series.at[place] ?? seconds) * samplesPerSecond))
  }
  return (
    <Frame>
      <RrBars
        chart={{
          ...common,
          samplesPerSecond,
          ranges: leftOut,
          from: 0,
          to: duration,
          clock: clockOf,
          seconds: inSeconds,
        }}
        shown={{ from: at, to: at }}
        chosen={chosen === undefined ? undefined : at}
        label={t('intervals')}
        onGo={goTo}
      />
      <LorenzPlot
        plot={common}
        chosen={chosen === undefined ? -1 : nearestIn(series, at)}
        label={t('lorenz')}
        seconds={inSeconds}
        onGo={goTo}
      />
    </Frame>
  )
}

/** Formats "0:08", "1:02:10". */
function clockOf(seconds: number): string {
  const whole = Math.floor(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

import { styled } from '@mui/material/styles'
import { shownRate } from '@systole/domain/ecg-values/ecg-number'
import { isLong } from '@systole/ecg/rhythm/day-overview'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { Rate } from '../../ecg-trace/beats/rate.ts'
import { dayClock } from '../../ecg-trace/day/day-clock.ts'
import { useLengthWords } from '../../ecg-trace/day/use-length-words.ts'
import { Minimap } from '../../ecg-trace/minimap.tsx'
import { durationSeconds, type TraceSource } from '../../ecg-trace/source/trace-source.ts'
import type { Strip } from '../../ecg-trace/use-strip.ts'
import { PlayBar } from '../tools/play-bar.tsx'
import type { FileBeats } from './found-beats.ts'

const Reading = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  '& small': { color: (theme.vars ?? theme).palette.ink.muted, fontSize: '.8125rem' },
}))

/** Shows the position in the recording and the heart rate, which is automatic and says how sure it is. */
export function EcgBar(props: {
  source: TraceSource
  /** When the recording began, by its own clock. */
  startedAt: string | undefined
  strip: Pick<Strip, 'startSeconds' | 'latest' | 'across'>
  found: FileBeats
  onMove: (seconds: number) => void
}) {
  const { source, startedAt, strip, found, onMove } = props
  const { startSeconds, latest, across } = strip
  const { analysing, rate } = found
  const { t } = useTranslation('viewers')
  const wordsOf = usePlaceWords(durationSeconds(source), startedAt)
  const place = wordsOf(startSeconds, startSeconds + across)
  return (
    <PlayBar>
      <Minimap {...{ source, startSeconds, latest, across, place, onMove }} />
      <span style={{ whiteSpace: 'nowrap' }}>{place}</span>
      {analysing.state === 'working' && <Reading>{t('ecg.finding')}</Reading>}
      {analysing.state === 'failed' && <Reading>{t('ecg.notFound')}</Reading>}
      {rate && <RateWords rate={rate} />}
    </PlayBar>
  )
}

/** Returns a function that says which seconds are shown; in a long recording by the clock, as in its overview. */
function usePlaceWords(duration: number, startedAt: string | undefined) {
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const lengthOf = useLengthWords()
  return (from: number, end: number) => {
    const to = Math.min(duration, end)
    if (!isLong(duration)) {
      const fixed = (seconds: number) => format.fixed(seconds, 1)
      return t('ecg.place', { from: fixed(from), to: fixed(to), total: fixed(duration) })
    }
    const { time } = dayClock(startedAt)
    return t('ecg.clockPlace', { from: time(from), to: time(to), length: lengthOf(duration) })
  }
}

function RateWords({ rate }: { rate: Rate }) {
  const { t } = useTranslation('viewers')
  if (!rate.confident) {
    return <Reading title={t(`ecg.doubts.${rate.doubt}`)}>{t('ecg.noRate')}</Reading>
  }
  const range = { low: shownRate(rate.low), high: shownRate(rate.high) }
  return (
    <Reading title={t('ecg.countedOf', { count: rate.intervals, ...range })}>
      <b>{t('ecg.rate', { rate: shownRate(rate.beatsPerMinute) })}</b>{' '}
      <small>{t('ecg.automatic', range)}</small>
    </Reading>
  )
}

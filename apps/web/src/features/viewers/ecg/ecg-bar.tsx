import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Minimap } from '../../ecg-trace/minimap.tsx'
import { durationSeconds, type TraceSource } from '../../ecg-trace/source/trace-source.ts'
import { PlayBar } from '../play-bar.tsx'

/** Shows the position in the recording and the heart rate. */
export function EcgBar(props: {
  source: TraceSource
  startSeconds: number
  latest: number
  across: number
  rate: { beatsPerMinute: number; medianIntervalSeconds: number } | undefined
  onMove: (seconds: number) => void
}) {
  const { source, startSeconds, across, rate } = props
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const end = Math.min(durationSeconds(source), startSeconds + across)
  const place = t('ecg.place', {
    from: format.fixed(startSeconds, 1),
    to: format.fixed(end, 1),
    total: format.fixed(durationSeconds(source), 1),
  })
  return (
    <PlayBar>
      <Minimap {...props} place={place} />
      <span style={{ whiteSpace: 'nowrap' }}>{place}</span>
      {rate && (
        <b style={{ whiteSpace: 'nowrap' }} title={t('ecg.counted')}>
          {t('ecg.rate', { rate: Math.round(rate.beatsPerMinute) })}
        </b>
      )}
    </PlayBar>
  )
}

import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ecgBench } from '../../../theme/tokens.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { RrBars } from '../../ecg-bars/rr-bars.tsx'
import { clockOf } from '../../ecg-trace/clock.ts'
import { durationSeconds } from '../../ecg-trace/source/trace-source.ts'
import type { ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { PanelFrame } from './panel-frame.tsx'
import { useRr } from './use-rr.ts'

/** The part that the strip shows at its usual width. */
const SHOWN_SECONDS = 4

/** Shows the RR interval of every beat; a click goes there. */
export const RrSection = memo(function RrSection(
  props: Pick<ReviewStepProps, 'strip' | 'isNight'> & { recording: ReviewRecording },
) {
  const { recording, strip, isNight } = props
  const { source, ranges } = recording
  const { t } = useTranslation('ecgReview')
  const format = useFormat()
  const { series, top } = useRr(recording)
  const duration = durationSeconds(source)
  const at = strip.tools.cursor / source.samplesPerSecond
  const chart = useMemo(
    () => ({
      ...{ series, top, samplesPerSecond: source.samplesPerSecond },
      colours: isNight ? ecgBench.night : ecgBench.light,
      night: isNight,
      clock: clockOf,
      ranges: ranges.map(({ from, to, is }) => ({ from, to, mark: is })),
      from: 0,
      to: duration,
      seconds: (value: number) => t('bars.seconds', { seconds: format.number(value) }),
    }),
    [series, top, source, isNight, ranges, duration, t, format],
  )
  return (
    <PanelFrame>
      <header>
        <h2>{t('bars.title')}</h2>
        <span>{t('bars.length', { time: clockOf(duration) })}</span>
      </header>
      <RrBars
        chart={chart}
        shown={{ from: at - SHOWN_SECONDS / 2, to: at + SHOWN_SECONDS / 2 }}
        chosen={at}
        label={t('bars.described', { count: series.count, time: clockOf(duration) })}
        onGo={(seconds) => strip.goTo(seconds * source.samplesPerSecond)}
      />
    </PanelFrame>
  )
})

import { type MouseEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { DayAxis } from './day-axis.tsx'
import { DayBars } from './day-bars.tsx'
import { DayExtremes } from './day-extremes.tsx'
import { DayPicture } from './day-picture.ts'
import { HOUR_SECONDS, stretchAround } from './day-place.ts'
import type { DayRecording } from './day-recording.ts'
import { ratedStretches, rateLines, rateScale, type Scale, yOf } from './day-scale.ts'
import { GapHatch } from './gap-hatch.tsx'
import { useLengthWords } from './use-length-words.ts'

const BAND = { top: 22, height: 112 }
const BARS = { top: 148, height: 60 }
const AXIS_Y = 224
export const BAND_PIXELS = 232

/** Shows the whole recording: the band of the heart rate, ectopy per hour, gaps and extremes. A click goes to its hour. */
export function DayBand(props: {
  recording: DayRecording
  seconds: number
  onPick: (seconds: number) => void
}) {
  const { recording, seconds, onPick } = props
  const { day, source, durationSeconds, night } = recording
  const { t } = useTranslation('ecg')
  const frame = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(frame)
  const scale = useMemo(() => rateScale(ratesOf(day.minutes), BAND), [day])
  const perSecond = width / durationSeconds
  const xOf = (sample: number) => (sample / source.samplesPerSecond) * perSecond
  const hour = stretchAround(seconds, HOUR_SECONDS, durationSeconds)
  const pick = ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>) => {
    const share = (clientX - currentTarget.getBoundingClientRect().left) / width
    onPick(Math.min(durationSeconds, Math.max(0, share * durationSeconds)))
  }
  return (
    <DayPicture ref={frame} style={{ height: BAND_PIXELS }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys and the table of hours do the same */}
      <svg
        role="img"
        aria-label={useDescribed(recording)}
        width={width}
        height={BAND_PIXELS}
        onClick={pick}
      >
        <RateBand {...{ recording, scale, xOf }} />
        <RateLines scale={scale} width={width} />
        <GapHatch {...{ gaps: day.gaps, xOf, width, night }} height={BARS.top + BARS.height} />
        <line x1={0} x2={width} y1={BARS.top - 12} y2={BARS.top - 12} data-line />
        <DayBars {...{ recording, xOf }} top={BARS.top} height={BARS.height} />
        <rect
          data-box
          x={hour.from * perSecond + 1}
          y={1}
          width={Math.max(4, (hour.to - hour.from) * perSecond - 2)}
          height={BARS.top + BARS.height - 1}
          rx={3}
        />
        <RateNumbers scale={scale} />
        <DayExtremes {...{ recording, scale, xOf, width }} />
        <text x={width - 6} y={15} textAnchor="end">
          {t('day.band')}
        </text>
        <text x={width - 6} y={BARS.top + 2} textAnchor="end">
          {t('day.ectopy')}
        </text>
        <DayAxis recording={recording} width={width} y={AXIS_Y} />
      </svg>
    </DayPicture>
  )
}

function ratesOf(minutes: DayRecording['day']['minutes']): number[] {
  return minutes.flatMap(({ minimum, maximum }) =>
    minimum === undefined || maximum === undefined ? [] : [minimum, maximum],
  )
}

/** Draws the lines of round rates. */
export function RateLines({ scale, width }: { scale: Scale; width: number }) {
  return rateLines(scale).map((rate) => (
    <line key={rate} x1={0} x2={width} y1={yOf(scale, rate)} y2={yOf(scale, rate)} data-line />
  ))
}

/** Writes the round rates at their lines; last, so that no mark covers them. */
export function RateNumbers({ scale }: { scale: Scale }) {
  return rateLines(scale).map((rate) => (
    <text key={rate} x={5} y={yOf(scale, rate) - 4}>
      {rate}
    </text>
  ))
}

function RateBand(props: {
  recording: DayRecording
  scale: Scale
  xOf: (sample: number) => number
}) {
  const { recording, scale, xOf } = props
  const { minutes } = recording.day
  return ratedStretches(minutes).map((stretch) => {
    const [first] = stretch
    const middle = ({ from, to }: { from: number; to: number }) => xOf((from + to) / 2)
    const line = (rate: 'minimum' | 'mean' | 'maximum') =>
      stretch.map((each) => `${middle(each).toFixed(1)} ${yOf(scale, each[rate]).toFixed(1)}`)
    return (
      <g key={first?.from}>
        <path data-band d={`M${[...line('maximum'), ...line('minimum').reverse()].join('L')}Z`} />
        <path data-mean d={`M${line('mean').join('L')}`} />
      </g>
    )
  })
}

/** Says in words what the band shows. */
function useDescribed({ day, durationSeconds }: DayRecording): string {
  const { t } = useTranslation('ecg')
  const format = useFormat()
  const lengthOf = useLengthWords()
  const rates = ratesOf(day.minutes)
  const length = lengthOf(durationSeconds)
  if (rates.length === 0) return t('day.noRate', { length })
  return t('day.described', {
    length,
    low: format.fixed(
      rates.reduce((low, each) => Math.min(low, each)),
      0,
    ),
    high: format.fixed(
      rates.reduce((high, each) => Math.max(high, each)),
      0,
    ),
    ventricular: format.number(day.counted.ventricular),
    atrial: format.number(day.counted.atrial),
  })
}

import { type MouseEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { BeatGlyph, beatColour } from '../beats/beat-glyph.tsx'
import { RateLines, RateNumbers } from './day-band.tsx'
import { DayPicture } from './day-picture.ts'
import { MINUTE_SECONDS, stretchAround } from './day-place.ts'
import type { DayRecording } from './day-recording.ts'
import { rateScale, yOf } from './day-scale.ts'
import { GapHatch } from './gap-hatch.tsx'
import { beatsIn, rateColumns } from './hour-line.ts'

const RATES = { top: 18, height: 58 }
const TICKS_Y = 80
const AXIS_Y = 106
const HEIGHT = 112

/** Shows the rate from beat to beat in one hour, with its ectopic beats. A click goes to its minute. */
export function HourBand(props: {
  recording: DayRecording
  hour: { from: number; to: number }
  seconds: number
  onPick: (seconds: number) => void
}) {
  const { recording, hour, seconds, onPick } = props
  const { source, clock, durationSeconds, night } = recording
  const { t } = useTranslation('ecg')
  const frame = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(frame)
  const { from, to } = hour
  const columns = useMemo(
    () => (width > 0 ? rateColumns(recording, { from, to }, width) : []),
    [recording, from, to, width],
  )
  const scale = useMemo(
    () =>
      rateScale(
        columns.flatMap(({ low, high }) => [low, high]),
        RATES,
      ),
    [columns],
  )
  const perSecond = width / (to - from)
  const xOf = (sample: number) => (sample / source.samplesPerSecond - from) * perSecond
  const minute = stretchAround(seconds, MINUTE_SECONDS, durationSeconds)
  const pick = ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>) => {
    const share = (clientX - currentTarget.getBoundingClientRect().left) / width
    onPick(Math.min(to, Math.max(from, from + share * (to - from))))
  }
  const words = { from: clock.minute(from), to: clock.minute(to) }
  const gaps = recording.gaps.filter((gap) => xOf(gap.to) > 0 && xOf(gap.from) < width)
  return (
    <DayPicture ref={frame} style={{ height: HEIGHT }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same */}
      <svg
        role="img"
        aria-label={t('day.hourDescribed', words)}
        width={width}
        height={HEIGHT}
        onClick={pick}
      >
        <RateLines scale={scale} width={width} />
        <path
          data-mean
          style={{ strokeWidth: 1.2 }}
          d={pathOf(columns, (rate) => yOf(scale, rate))}
        />
        <GapHatch {...{ gaps, xOf, width, night }} height={TICKS_Y + 10} />
        <Ectopic {...{ recording, hour, xOf }} />
        <rect
          data-box
          x={(minute.from - from) * perSecond}
          y={1}
          width={Math.max(6, (minute.to - minute.from) * perSecond)}
          height={TICKS_Y + 12}
          rx={3}
        />
        <RateNumbers scale={scale} />
        <Places {...{ recording, hour, xOf, width }} />
        {[0, 1, 2, 3, 4, 5, 6].map((sixth) => (
          <text
            key={sixth}
            x={(sixth / 6) * width}
            y={AXIS_Y}
            textAnchor={sixth === 0 ? 'start' : sixth === 6 ? 'end' : 'middle'}
          >
            {clock.minute(from + (sixth / 6) * (to - from))}
          </text>
        ))}
      </svg>
    </DayPicture>
  )
}

/** Joins neighbouring columns; a column that spans rates is a line of its own height. */
function pathOf(
  columns: readonly { column: number; low: number; high: number }[],
  y: (rate: number) => number,
): string {
  const far = 24
  return columns
    .map(({ column, low, high }, at) => {
      const before = columns[at - 1]
      const isJoined = before !== undefined && column - before.column < far
      const line = `${column} ${y(high).toFixed(1)}L${column} ${y(low).toFixed(1)}`
      return `${isJoined ? 'L' : 'M'}${line}`
    })
    .join('')
}

type OfHour = {
  recording: DayRecording
  hour: { from: number; to: number }
  xOf: (sample: number) => number
}

/** Draws a tick for every ectopic beat. */
function Ectopic({ recording, hour, xOf }: OfHour) {
  const { night } = recording
  const ticks = (label: 'V' | 'A') =>
    beatsIn(recording, hour)
      .filter((beat) => beat.label === label)
      .map(({ sample }) => `M${xOf(sample).toFixed(1)} ${TICKS_Y}v10`)
      .join('')
  return (['V', 'A'] as const).map((label) => (
    <path key={label} d={ticks(label)} stroke={beatColour(label, night)} strokeWidth={1.4} />
  ))
}

const MOST_MARKED = 12
/** A mark is written where the next one leaves it room. */
const WORD_PIXELS = 76

/** Marks runs and couplets by the sign and words. */
function Places({ recording, hour, xOf, width }: OfHour & { width: number }) {
  const { source, day, night } = recording
  const { t } = useTranslation('ecg')
  const { samplesPerSecond } = source
  const grouped = day.findings.find(({ kind }) => kind === 'ventricular')
  if (grouped?.kind !== 'ventricular' || grouped.runs + grouped.couplets === 0) return null
  const here = grouped.places.filter(
    ({ from }) => from >= hour.from * samplesPerSecond && from < hour.to * samplesPerSecond,
  )
  return here.slice(0, MOST_MARKED).map(({ from, to }, at) => {
    const x = xOf(from)
    const next = here[at + 1]
    const room = (next ? xOf(next.from) : width) - x
    const beats = day.runs.find((run) => run.from === from)?.beats
    return (
      <g key={`${from} ${to}`}>
        <BeatGlyph label="V" x={Math.max(8, x)} y={10} night={night} />
        {room > WORD_PIXELS && (
          <text
            x={Math.max(8, x) + 11}
            y={14}
            style={{ fill: beatColour('V', night), fontWeight: 650 }}
          >
            {beats === undefined ? t('day.couplet') : t('day.runOf', { beats })}
          </text>
        )}
      </g>
    )
  })
}

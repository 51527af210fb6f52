import { styled } from '@mui/material/styles'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ecgBench } from '../../../theme/tokens.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { firstBeatFrom } from '../../ecg-trace/beats/find-beats.ts'
import { readMillivolts } from '../../ecg-trace/source/trace-source.ts'
import type { ReviewRecording } from '../loaded-review.ts'
import { allLeads } from '../median/all-leads.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { LEAST_CORRELATION, mostLikeP, type UsualP } from './find-p.ts'
import { PanelFrame } from './panel-frame.tsx'

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 120,
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& text': { fontSize: 12, fontWeight: 650, fill: 'currentColor' },
  '& button': {
    position: 'absolute',
    left: 0,
    right: 0,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: (theme.vars ?? theme).palette.surface.tint, opacity: 0.35 },
    '&:focus-visible': { outlineOffset: -2 },
  },
}))

const Likeness = styled('p')({ margin: '6px 12px', fontSize: '.875rem' })

const BEATS = 9
/** Without P the picture begins this long before the R and ends after it. */
const ON_R = { before: 0.28, after: 0.08 }
/** With P it begins this long before the peak of the P; it ends after the usual R. */
const BEFORE_P_SECONDS = 0.12
/** Right before the QRS, where rows are at their zero line. */
const LEVEL_SECONDS = 0.035
/** The usual window of a P before the R, if none was found. */
const USUAL_P = { from: 0.2, to: 0.05 }

/** A beat with its values around the place that it is aligned on; `rSeconds` is from the left edge. */
type Row = { beat: { sample: number }; values: Float32Array; rSeconds: number; hasP: boolean }

/** Shows beats around the place below each other: aligned on their P where most have one, otherwise on the R. */
export const BeatStack = memo(function BeatStack(
  props: Pick<ReviewStepProps, 'strip' | 'isNight' | 'loaded'> & {
    recording: ReviewRecording
    /** Says how much the beats correlate with the P of the median beat. */
    withLikeness?: boolean
  },
) {
  const { recording, strip, isNight, loaded } = props
  const { t } = useTranslation('ecgReview')
  const format = useFormat()
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(frame)
  const colours = isNight ? ecgBench.night : ecgBench.light
  const { rows, span, window, isOnP, likeness } = useRows(recording, loaded, strip.tools)
  const perSecond = width / (span.before + span.after)
  const rowHeight = height / Math.max(1, rows.length)
  const reach = reachOf(rows, span)
  const x = (seconds: number) => (span.before + seconds) * perSecond
  const withP = rows.filter(({ hasP }) => hasP).length
  return (
    <PanelFrame>
      <header>
        <h2>{t(isOnP ? 'stack.title' : 'stack.onR')}</h2>
        <span>
          {isOnP && withP < rows.length
            ? t('stack.some', { found: withP, count: rows.length })
            : t('stack.hint', { count: rows.length })}
        </span>
      </header>
      <Frame ref={frame} style={{ backgroundColor: colours.background, color: colours.caliper }}>
        {width > 0 && (
          <svg role="img" aria-label={t(isOnP ? 'stack.described' : 'stack.describedOnR')}>
            <rect
              x={x(window.from)}
              y={0}
              width={Math.max(0, x(window.to) - x(window.from))}
              height={height}
              fill="currentColor"
              opacity={0.1}
            />
            <path d={`M${x(0)} 0V${height}`} stroke="currentColor" strokeDasharray="3 4" />
            {!isOnP && (
              <text x={x(window.from) + 6} y={14}>
                {t('stack.where')}
              </text>
            )}
            {rows.map((row, place) => (
              <path
                key={row.beat.sample}
                d={rowPath(row, {
                  perSample: width / Math.max(1, row.values.length - 1),
                  zero: (place + 0.6) * rowHeight,
                  perMillivolt: (rowHeight * 0.9) / reach,
                  top: place * rowHeight - rowHeight,
                  seconds: span.before + span.after,
                })}
                fill="none"
                stroke={row.beat.sample === strip.tools.cursor ? colours.caliper : colours.trace}
                strokeWidth={row.beat.sample === strip.tools.cursor ? 1.8 : 1.2}
                opacity={isOnP && !row.hasP ? 0.45 : 1}
              />
            ))}
          </svg>
        )}
        {rows.map(({ beat }, row) => (
          <button
            key={beat.sample}
            type="button"
            tabIndex={-1}
            aria-hidden
            style={{ top: row * rowHeight, height: rowHeight }}
            onClick={() => strip.goTo(beat.sample)}
          />
        ))}
        {rows.length === 0 && <p>{t('stack.none')}</p>}
      </Frame>
      {props.withLikeness && (
        <Likeness>
          {likeness === undefined
            ? t('stack.noP')
            : t('stack.likeness', { likeness: format.fixed(likeness, 2) })}
        </Likeness>
      )}
    </PanelFrame>
  )
})

function useArrivals({ source }: ReviewRecording): number {
  const [count, setCount] = useState(0)
  useEffect(() => source.subscribe(() => setCount((before) => before + 1)), [source])
  return count
}

type Tools = ReviewStepProps['strip']['tools']

/** Returns the beats around the cursor, each from the same time before its P or R on. */
function useRows(
  recording: ReviewRecording,
  { measured }: ReviewStepProps['loaded'],
  tools: Pick<Tools, 'lead' | 'cursor'>,
) {
  const { source, beats } = recording
  const arrived = useArrivals(recording)
  const lead = tools.lead ?? 0
  const usual = useMemo(() => usualP(measured, source.leads[lead]?.name), [measured, source, lead])
  const first = Math.max(0, firstBeatFrom(beats, tools.cursor) - Math.floor(BEATS / 2))
  return useMemo(() => {
    const fs = source.samplesPerSecond
    const read = (sample: number, { before, after }: Span) =>
      readMillivolts(source, lead, {
        from: Math.round(sample - before * fs),
        to: Math.round(sample + after * fs),
      })
    const shown = beats.slice(first, first + BEATS).map((beat) => {
      const like = pBefore(beat)
      const isP = like !== undefined && like.likeness >= LEAST_CORRELATION
      return { beat, p: isP ? like.seconds : undefined, likeness: like?.likeness }
    })
    function pBefore({ sample }: { sample: number }) {
      if (!usual) return undefined
      const values = read(sample, { before: 0.4, after: 0 })
      return mostLikeP(usual.p, { values, rIndex: values.length, samplesPerSecond: fs })
    }
    const found = shown.filter(({ p }) => p !== undefined).length
    const isOnP = usual !== undefined && found * 2 > shown.length
    const usualPr = usual?.p.secondsBeforeR ?? 0
    const span = isOnP ? { before: BEFORE_P_SECONDS, after: usualPr + ON_R.after } : ON_R
    const rows = shown.map(({ beat, p }): Row => {
      const pr = isOnP ? (p ?? usualPr) : 0
      const values = read(beat.sample - pr * fs, span)
      return { beat, values, rSeconds: span.before + pr, hasP: p !== undefined }
    })
    const window = isOnP ? usual.window : { from: -USUAL_P.from, to: -USUAL_P.to }
    const likenesses = shown.flatMap(({ likeness }) => likeness ?? [])
    const likeness =
      likenesses.length === 0
        ? undefined
        : likenesses.reduce((sum, each) => sum + each, 0) / likenesses.length
    return { rows, span, window, isOnP, likeness, arrived } // samples that arrived since change the rows
  }, [beats, first, source, lead, usual, arrived])
}

type Span = { before: number; after: number }

/** Returns the P of the median beat in a lead, with its bounds in seconds from its peak; undefined where none was found. */
function usualP(
  measured: ReviewStepProps['loaded']['measured'],
  name: string | undefined,
): { p: UsualP; window: { from: number; to: number } } | undefined {
  const median = measured?.median
  const lead = median && allLeads(median).find((each) => each.name === name)
  const p = lead?.bounds?.p
  if (!median || !p) return undefined
  const { samplesPerSecond, rIndex } = median.beat
  const seconds = (index: number) => (index - p.peak) / samplesPerSecond
  return {
    p: {
      millivolts: lead.millivolts.subarray(p.on, p.off + 1),
      peakIndex: p.peak - p.on,
      samplesPerSecond,
      secondsBeforeR: seconds(rIndex),
    },
    window: { from: seconds(p.on), to: seconds(p.off) },
  }
}

/** Returns the reach of what precedes the QRS, so that small P waves show. */
function reachOf(rows: readonly Row[], span: Span): number {
  let most = 0.15
  for (const { values, rSeconds } of rows) {
    const end = Math.floor((values.length * (rSeconds - 0.05)) / (span.before + span.after))
    const before = values.subarray(0, Math.max(0, end)).filter((value) => !Number.isNaN(value))
    const [low, high] = before.reduce(
      ([a, b], value) => [Math.min(a, value), Math.max(b, value)],
      [0, 0],
    )
    most = Math.max(most, high - low)
  }
  return Math.min(most, 0.8)
}

function rowPath(
  { values, rSeconds }: Row,
  scale: { perSample: number; zero: number; perMillivolt: number; top: number; seconds: number },
): string {
  const share = (rSeconds - LEVEL_SECONDS) / scale.seconds
  const level = values[Math.round(share * values.length)] || 0
  const parts: string[] = []
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN
    if (Number.isNaN(value)) continue
    const y = Math.max(scale.top, scale.zero - (value - level) * scale.perMillivolt)
    parts.push(
      `${parts.length === 0 ? 'M' : 'L'}${(at * scale.perSample).toFixed(1)} ${y.toFixed(1)}`,
    )
  }
  return parts.join('')
}

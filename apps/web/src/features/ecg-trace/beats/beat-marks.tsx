import { styled } from '@mui/material/styles'
import { shownMilliseconds } from '@systole/domain/ecg-values/ecg-number'
import type { Beat, Gap } from '@systole/ecg/beats/beat'
import { pixelsPerSecond } from '@systole/ecg/paper/ecg-paper'
import { memo } from 'react'
import type { Strip } from '../use-strip.ts'
import { BeatGlyph } from './beat-glyph.tsx'
import { firstBeatFrom } from './find-beats.ts'
import { intervalAfter } from './intervals.ts'

const Layer = styled('svg')({
  position: 'absolute',
  top: 0,
  left: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '& text': { fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' },
})

/** The height of the row of glyphs below the corners. */
const GLYPH_Y = 74
/** Beats closer than this are marked without the interval between them. */
const LEAST_WORD_PIXELS = 46
/** Beats closer than this are marked only where they are not normal. */
const LEAST_GLYPH_PIXELS = 11

/** Marks the beats of the visible part by the sign of their label, with the RR interval in milliseconds between them. */
export function BeatMarks(props: {
  strip: Strip
  beats: readonly Beat[]
  gaps: readonly Gap[]
  samplesPerSecond: number
  night: boolean
}) {
  const { strip, beats, gaps, samplesPerSecond, night } = props
  const { layout, scale, startSeconds, across } = strip
  const perSecond = pixelsPerSecond(scale)
  if (!(across > 0)) return null
  // Marks are laid out page by page and only shifted while the paper moves.
  const page = Math.floor(startSeconds / across)
  const pageStart = page * across
  return (
    <Layer aria-hidden width={layout.left + layout.width} height={GLYPH_Y + 12}>
      <svg x={layout.left - 10} width={layout.width + 10} height={GLYPH_Y + 12} overflow="hidden">
        <title> </title>
        <g transform={`translate(${10 + (pageStart - startSeconds) * perSecond} 0)`}>
          <PageMarks
            {...{ beats, gaps, samplesPerSecond, night, perSecond }}
            from={pageStart * samplesPerSecond}
            to={(pageStart + 2 * across) * samplesPerSecond}
          />
        </g>
      </svg>
    </Layer>
  )
}

const PageMarks = memo(function PageMarks(props: {
  beats: readonly Beat[]
  gaps: readonly Gap[]
  samplesPerSecond: number
  night: boolean
  perSecond: number
  from: number
  to: number
}) {
  const { beats, gaps, samplesPerSecond, night, perSecond, from, to } = props
  const perSample = perSecond / samplesPerSecond
  const first = Math.max(0, firstBeatFrom(beats, from) - 1)
  const seen = beats.slice(first, firstBeatFrom(beats, to) + 1)
  const isDense = seen.length > 1 && (to - from) / seen.length < LEAST_GLYPH_PIXELS / perSample
  return seen.map((beat, index) => {
    const x = (beat.sample - from) * perSample
    const interval = intervalAfter(beats, first + index, gaps)
    const wide = interval === undefined ? 0 : interval * perSample
    return (
      <g key={beat.sample}>
        {(!isDense || beat.label !== 'N') && (
          <BeatGlyph label={beat.label} x={x} y={GLYPH_Y} night={night} />
        )}
        {interval !== undefined && wide >= LEAST_WORD_PIXELS && (
          <text
            x={x + wide / 2}
            y={GLYPH_Y + 4}
            textAnchor="middle"
            fontSize={12}
            fill={night ? '#97A3A8' : '#51646A'}
          >
            {shownMilliseconds(interval / samplesPerSecond)}
          </text>
        )}
      </g>
    )
  })
})

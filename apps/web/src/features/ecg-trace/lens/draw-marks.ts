import type { BeatLabel } from '@systole/ecg/beats/beat'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { SampleRange } from '@systole/ecg/signal/ecg-signal'
import { drawBeatSign } from '../../ecg-bars/draw-beat-sign.ts'
import { firstBeatFrom } from '../beats/find-beats.ts'
import { intervalAfter } from '../beats/intervals.ts'
import type { BenchRow } from './bench-rows.ts'
import type { BenchPicture } from './draw-bench.ts'

const FONT = '"Atkinson Hyperlegible Next", system-ui, sans-serif'

/** The beats as they are shown, with what is chosen. */
export type ShownMarks = {
  beats: readonly SourcedBeat[]
  labelOf: (beat: SourcedBeat) => BeatLabel
  gaps: readonly (SampleRange & { cause: 'stated' })[]
  cursor: number
  /** A range that is being marked. */
  range: { from?: number; to?: number }
  night: boolean
  numberOf: (index: number) => number
}

type Surface = Omit<BenchPicture, 'lineWidth' | 'isFine' | 'ranges'>

/** Draws the signs of beats on a stack: normal ones as dots, so that others stand out, with the chosen place in a box. */
export function drawStackMarks(
  context: CanvasRenderingContext2D,
  surface: Surface,
  marks: ShownMarks,
  clock: (seconds: number) => string,
): void {
  const { density, width, height, scrolled } = surface
  context.setTransform(density, 0, 0, density, 0, 0)
  context.clearRect(0, 0, width, height)
  context.save()
  context.translate(0, -scrolled)
  for (const row of surface.rows) {
    drawChosen(context, surface, { row, marks })
    drawRowSigns(context, surface, { row, marks })
    drawRowTime(context, surface, { row, text: clock(row.startSeconds) })
  }
  context.restore()
}

type InRow = { row: BenchRow; marks: ShownMarks }

const xIn = ({ source, left, perSecond }: Surface, row: BenchRow, sample: number) =>
  left + (sample / source.samplesPerSecond - row.startSeconds) * perSecond

function drawChosen(
  context: CanvasRenderingContext2D,
  surface: Surface,
  { row, marks }: InRow,
): void {
  const { colours, width, perSecond, left } = surface
  const x = xIn(surface, row, marks.cursor)
  if (x >= left && x <= width) {
    context.fillStyle = colours.band
    context.strokeStyle = colours.caliper
    context.lineWidth = 2
    context.beginPath()
    context.roundRect(x - perSecond / 2, row.top + 1, perSecond, row.height - 2, 4)
    context.fill()
    context.stroke()
  }
  drawPendingRange(context, surface, { row, marks })
}

/** Draws the ends of a range that is being marked, and the band between them. */
export function drawPendingRange(
  context: CanvasRenderingContext2D,
  surface: Surface,
  { row, marks: { range } }: InRow,
): void {
  const { from, to } = range
  const { colours, width, left } = surface
  if (from !== undefined && to !== undefined) {
    const a = Math.max(left, xIn(surface, row, Math.min(from, to)))
    const b = Math.min(width, xIn(surface, row, Math.max(from, to)))
    context.fillStyle = colours.band
    if (b > a) context.fillRect(a, row.top, b - a, row.height)
  }
  context.fillStyle = colours.caliper
  context.font = `700 16px ${FONT}`
  for (const [sample, sign] of [
    [from, '['],
    [to, ']'],
  ] as const) {
    if (sample === undefined) continue
    const x = xIn(surface, row, sample)
    if (x < left || x > width) continue
    context.fillRect(x - 1, row.top + 2, 2, row.height - 4)
    context.fillText(sign, x + (sign === '[' ? 3 : -8), row.top + row.height - 8)
  }
}

function drawRowSigns(
  context: CanvasRenderingContext2D,
  surface: Surface,
  { row, marks }: InRow,
): void {
  const { source, width, left, perSecond, colours } = surface
  const { beats, labelOf, night } = marks
  const { samplesPerSecond } = source
  const end = row.startSeconds + (width - left) / perSecond
  const last = firstBeatFrom(beats, end * samplesPerSecond)
  for (let at = firstBeatFrom(beats, row.startSeconds * samplesPerSecond); at < last; at += 1) {
    const beat = beats[at]
    if (!beat) continue
    const x = xIn(surface, row, beat.sample)
    const label = labelOf(beat)
    if (label === 'N') {
      context.fillStyle = colours.normal
      context.beginPath()
      context.arc(x, row.top + 9, 1.7, 0, 2 * Math.PI)
      context.fill()
    } else {
      const sign = { x, y: row.top + 9, size: 14, night, background: colours.background }
      drawBeatSign(context, label, sign)
    }
  }
}

function drawRowTime(
  context: CanvasRenderingContext2D,
  { colours, width }: Surface,
  { row, text }: { row: BenchRow; text: string },
): void {
  context.font = `500 12px ${FONT}`
  const wide = context.measureText(text).width
  const foot = row.top + row.height
  context.fillStyle = colours.background
  context.fillRect(2, foot - 17, wide + 8, 15)
  context.fillStyle = colours.normal
  context.fillText(text, 6, foot - 5)
  context.fillStyle = colours.major
  context.fillRect(0, foot - 1, width, 1)
}

/** Draws the lens: letters above, RR intervals in milliseconds between them, beat numbers below. */
export function drawLensMarks(
  context: CanvasRenderingContext2D,
  surface: Surface,
  marks: ShownMarks,
): void {
  const { density, width, height, source, left, perSecond, colours, rows } = surface
  const [row] = rows
  context.setTransform(density, 0, 0, density, 0, 0)
  context.clearRect(0, 0, width, height)
  if (!row) return
  const chosenX = xIn(surface, row, marks.cursor)
  context.fillStyle = colours.band
  context.fillRect(chosenX - perSecond * 0.17, 0, perSecond * 0.37, height)
  for (const each of rows) drawPendingRange(context, surface, { row: each, marks })
  const { beats } = marks
  const end = row.startSeconds + (width - left) / perSecond
  const last = firstBeatFrom(beats, end * source.samplesPerSecond)
  const first = firstBeatFrom(beats, row.startSeconds * source.samplesPerSecond)
  for (let at = first; at < last; at += 1) drawLensBeat(context, surface, { row, marks, at })
}

function drawLensBeat(
  context: CanvasRenderingContext2D,
  surface: Surface,
  { row, marks, at }: InRow & { at: number },
): void {
  const { colours, height } = surface
  const { beats, labelOf, cursor, night } = marks
  const beat = beats[at]
  if (!beat) return
  const x = xIn(surface, row, beat.sample)
  const isChosen = beat.sample === cursor
  const label = labelOf(beat)
  context.textAlign = 'center'
  if (label !== 'X') {
    writeAs(context, surface, isChosen)
    context.fillText(String(marks.numberOf(at)), x, height - 7)
  }
  drawLensInterval(context, surface, { marks, at, x })
  context.textAlign = 'left'
  const size = isChosen ? 16 : 14
  drawBeatSign(context, label, { x, y: 13, size, night, background: colours.background })
}

/** The least distance of beats between which the interval is written. */
const LEAST_WORD_PIXELS = 36

function drawLensInterval(
  context: CanvasRenderingContext2D,
  surface: Surface,
  { marks, at, x }: { marks: ShownMarks; at: number; x: number },
): void {
  const { beats, gaps, cursor } = marks
  const interval = intervalAfter(beats, at, gaps)
  if (interval === undefined) return
  const seconds = interval / surface.source.samplesPerSecond
  const wide = seconds * surface.perSecond
  if (wide <= LEAST_WORD_PIXELS) return
  writeAs(
    context,
    surface,
    [beats[at], beats[at + 1]].some((each) => each?.sample === cursor),
  )
  context.fillText(String(Math.round(seconds * 1000)), x + wide / 2, 17)
}

function writeAs(context: CanvasRenderingContext2D, { colours }: Surface, isChosen: boolean): void {
  context.font = `${isChosen ? 700 : 500} 12px ${FONT}`
  context.fillStyle = isChosen ? colours.caliper : colours.normal
}

import type { SampleRange } from '@systole/ecg/signal/ecg-signal'
import type { EcgBenchColours } from '../../../theme/tokens.ts'
import { drawDots } from '../../ecg-bars/draw-dots.ts'
import { hatch } from '../draw-gaps.ts'
import type { TraceSource } from '../source/trace-source.ts'
import { traceLine } from '../trace-line.ts'
import type { BenchRow } from './bench-rows.ts'

const FONT = '"Atkinson Hyperlegible Next", system-ui, sans-serif'

/** A stretch that is left out: lost, too noisy, or excluded by a person. */
export type NamedRange = SampleRange & { is: 'lost' | 'noise' | 'excluded' }
/** A stretch that is drawn with a pattern and its length in words. */
export type DrawnRange = NamedRange & { word: string }

/** A part of the trace as it is drawn. Positions of rows are in the content; `scrolled` is the position of the canvas in it. */
export type BenchPicture = {
  source: TraceSource
  rows: readonly BenchRow[]
  ranges: readonly DrawnRange[]
  width: number
  height: number
  scrolled: number
  /** The left edge of the waves. */
  left: number
  perSecond: number
  perMillivolt: number
  millimetre: number
  /** Draws the lines of single millimetres too. */
  isFine: boolean
  lineWidth: number
  density: number
  colours: EcgBenchColours
}

/** Draws paper, trace and the patterns of lost and noisy stretches. */
export function drawBench(context: CanvasRenderingContext2D, picture: BenchPicture): void {
  const { density, width, height, colours, scrolled } = picture
  context.setTransform(density, 0, 0, density, 0, 0)
  context.fillStyle = colours.background
  context.fillRect(0, 0, width, height)
  drawGridLines(context, picture)
  context.save()
  context.translate(0, -scrolled)
  for (const row of picture.rows) {
    drawRanges(context, picture, row, 'under the trace')
    drawRowTrace(context, picture, row)
    drawRanges(context, picture, row, 'over the trace')
    drawRangeWords(context, picture, row)
  }
  context.restore()
}

/** Returns the position of the zero line in a row. */
export function baselineOf(
  { height, top, lead }: BenchRow,
  { source, perMillivolt }: Pick<BenchPicture, 'source' | 'perMillivolt'>,
): number {
  const { highest = 1, lowest = -0.5 } = source.leads[lead] ?? {}
  const span = (highest - lowest) * perMillivolt
  const share = span > 0 ? highest / (highest - lowest) : 0.66
  const air = Math.max(0, height - span) * 0.62 // the signs of the beats are above the waves
  return top + air + Math.min(span, height) * Math.min(0.85, Math.max(0.3, share))
}

function drawGridLines(context: CanvasRenderingContext2D, picture: BenchPicture): void {
  const { width, height, millimetre, colours, isFine, scrolled, rows, perSecond, left } = picture
  const start = (rows[0]?.startSeconds ?? 0) * perSecond
  const lines = (step: number, colour: string) => {
    context.strokeStyle = colour
    context.lineWidth = 1
    context.beginPath()
    const shift = ((left - start) % step) + step
    for (let x = shift % step; x < width; x += step) {
      context.moveTo(Math.round(x) + 0.5, 0)
      context.lineTo(Math.round(x) + 0.5, height)
    }
    for (let y = step - (scrolled % step); y < height; y += step) {
      context.moveTo(0, Math.round(y) + 0.5)
      context.lineTo(width, Math.round(y) + 0.5)
    }
    context.stroke()
  }
  if (isFine) lines(millimetre, colours.minor)
  lines(5 * millimetre, colours.major)
}

function drawRowTrace(
  context: CanvasRenderingContext2D,
  picture: BenchPicture,
  row: BenchRow,
): void {
  const { source, left, width, perSecond, density, colours, lineWidth } = picture
  const { countsPerMillivolt = 1, baseline = 0 } = source.leads[row.lead] ?? {}
  const perCount = picture.perMillivolt / countsPerMillivolt
  const zero = baselineOf(row, picture)
  const y = (count: number) => zero + (baseline - count) * perCount
  context.save()
  context.beginPath()
  context.rect(left, row.top, width - left, row.height)
  context.clip()
  context.strokeStyle = colours.trace
  context.lineWidth = lineWidth
  context.lineJoin = 'bevel'
  context.beginPath()
  traceLine(
    source,
    row.lead,
    {
      startSeconds: row.startSeconds,
      widthPixels: width - left,
      pixelsPerSecond: perSecond,
      density,
    },
    {
      moveTo: (x, count) => context.moveTo(left + x, y(count)),
      lineTo: (x, count) => context.lineTo(left + x, y(count)),
    },
  )
  context.stroke()
  context.restore()
}

type Box = { x: number; y: number; width: number; height: number }

function boxOf(picture: BenchPicture, row: BenchRow, range: SampleRange): Box | undefined {
  const { source, left, width, perSecond } = picture
  const x = (sample: number) =>
    left + (sample / source.samplesPerSecond - row.startSeconds) * perSecond
  const [from, to] = [Math.max(left, x(range.from)), Math.min(width, x(range.to))]
  if (to <= from) return undefined
  return { x: from, y: row.top + 1, width: Math.max(1, to - from), height: row.height - 2 }
}

/**
 * Draws the patterns: that of noise and of what a person left out under the trace, which stays visible, that of lost samples over
 * it, because a flat line there would read as an ECG.
 */
function drawRanges(
  context: CanvasRenderingContext2D,
  picture: BenchPicture,
  row: BenchRow,
  where: 'under the trace' | 'over the trace',
): void {
  for (const range of picture.ranges) {
    if ((range.is === 'lost') !== (where === 'over the trace')) continue
    const box = boxOf(picture, row, range)
    if (!box) continue
    if (range.is === 'noise') drawDots(context, picture.colours, box)
    else hatch(context, picture.colours, box)
  }
}

function drawRangeWords(
  context: CanvasRenderingContext2D,
  picture: BenchPicture,
  row: BenchRow,
): void {
  context.font = `600 12px ${FONT}`
  for (const range of picture.ranges) {
    const box = boxOf(picture, row, range)
    if (box) drawRangeWord(context, picture, { range, box })
  }
}

function drawRangeWord(
  context: CanvasRenderingContext2D,
  { colours }: BenchPicture,
  { range, box }: { range: DrawnRange; box: Box },
): void {
  const wide = context.measureText(range.word).width
  if (box.width < wide + 12) return
  const isNoise = range.is === 'noise'
  const x = isNoise ? box.x + 6 : box.x + (box.width - wide) / 2
  const y = isNoise ? box.y + 14 : box.y + box.height / 2 + 4
  context.fillStyle = isNoise ? colours.noiseGround : colours.background
  context.fillRect(x - 4, y - 13, wide + 8, 18)
  context.fillStyle = isNoise ? colours.noiseInk : colours.trace
  context.fillText(range.word, x, y)
}

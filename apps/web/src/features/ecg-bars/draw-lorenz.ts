import type { EcgBenchColours } from '../../theme/tokens.ts'
import { drawBeatSign } from './draw-beat-sign.ts'
import { labelAt, type RrSeries } from './rr-series.ts'

/** The interval at the left and lower edge. */
export const LEAST_SECONDS = 0.1
/** Normal beats above this number are drawn fainter, so that their density shows. */
const MANY = 2000
const MOST_SIGNS = 600

/** A Lorenz plot: each beat by the RR interval before it and the one after it. */
export type LorenzPicture = {
  series: RrSeries
  top: number
  size: number
  colours: EcgBenchColours
  night: boolean
}

export function lorenzPlace({ size, top }: Pick<LorenzPicture, 'size' | 'top'>, seconds: number) {
  return ((Math.min(top, seconds) - LEAST_SECONDS) / (top - LEAST_SECONDS)) * size
}

/** Draws the normal beats as dots and the others by their signs. */
export function drawLorenz(context: CanvasRenderingContext2D, plot: LorenzPicture): void {
  const { size, colours } = plot
  context.fillStyle = colours.background
  context.fillRect(0, 0, size, size)
  context.strokeStyle = colours.major
  context.setLineDash([3, 3])
  context.beginPath()
  context.moveTo(0, size)
  context.lineTo(size, 0)
  context.stroke()
  context.setLineDash([])
  drawOthers(context, plot, drawNormal(context, plot))
}

/** Returns the point of a beat in the plot, or `undefined` for one without both intervals. */
export function lorenzPoint(
  plot: LorenzPicture,
  place: number,
): { x: number; y: number } | undefined {
  const point = pointOf(plot, place)
  return isInPlot(point.x, point.y) ? point : undefined
}

function pointOf(plot: LorenzPicture, place: number): { x: number; y: number } {
  const { rr } = plot.series
  return {
    x: lorenzPlace(plot, rr[place] ?? Number.NaN),
    y: plot.size - lorenzPlace(plot, rr[place + 1] ?? Number.NaN),
  }
}

/** Answers false for the unknown intervals too, which have no place. */
const isInPlot = (x: number, y: number) => x >= 0 && y >= 0

/** The sides of a dot, in CSS pixels. */
const DOT_PIXELS = 2.8

/**
 * Draws the normal beats and returns the places of the others. The dots of a pixel are counted before they are drawn: a day has more
 * of them than a canvas draws one by one without a pause.
 */
function drawNormal(context: CanvasRenderingContext2D, plot: LorenzPicture): number[] {
  const { series, colours, size, top } = plot
  const { rr, count } = series
  const density = context.getTransform().a
  const pixels = Math.max(1, Math.round(size * density))
  const side = Math.max(1, Math.round(DOT_PIXELS * density))
  const perSecond = pixels / (top - LEAST_SECONDS)
  const counts = new Uint32Array(pixels * pixels)
  const others: number[] = []
  const [half, last] = [side / 2, pixels - side]
  for (let place = 0; place + 1 < count; place += 1) {
    if (labelAt(series, place) !== 'N') {
      others.push(place)
      continue
    }
    const x = (Math.min(top, rr[place] as number) - LEAST_SECONDS) * perSecond
    const y = pixels - (Math.min(top, rr[place + 1] as number) - LEAST_SECONDS) * perSecond
    if (!isInPlot(x, y)) continue
    const left = Math.min(last, Math.max(0, Math.round(x - half)))
    const above = Math.min(last, Math.max(0, Math.round(y - half)))
    countSquare(counts, above * pixels + left, { side, pixels })
  }
  context.drawImage(pictureOf(counts, { pixels, count, colours }), 0, 0, size, size)
  return others
}

/** Counts a dot in each pixel of its square, given by its first one. */
function countSquare(
  counts: Uint32Array,
  first: number,
  { side, pixels }: { side: number; pixels: number },
): void {
  for (let row = first; row < first + side * pixels; row += pixels)
    for (let at = row; at < row + side; at += 1) counts[at] = (counts[at] as number) + 1
}

/** Returns a picture of dots that lie on each other, each of them translucent. */
function pictureOf(
  counts: Uint32Array,
  of: { pixels: number; count: number; colours: EcgBenchColours },
): HTMLCanvasElement {
  const { pixels, count, colours } = of
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const seenThrough = 1 - (count > MANY ? 0.15 : 0.55)
  const image = context.createImageData(pixels, pixels)
  for (let pixel = 0; pixel < counts.length; pixel += 1) {
    const dots = counts[pixel] as number
    if (dots > 0) image.data[4 * pixel + 3] = 255 * (1 - seenThrough ** dots)
  }
  context.putImageData(image, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = colours.normal
  context.fillRect(0, 0, pixels, pixels)
  return canvas
}

function drawOthers(
  context: CanvasRenderingContext2D,
  plot: LorenzPicture,
  others: readonly number[],
): void {
  const { series, night, colours } = plot
  const step = Math.max(1, Math.ceil(others.length / MOST_SIGNS))
  for (let index = 0; index < others.length; index += step) {
    const place = others[index] ?? 0
    const at = { ...pointOf(plot, place), size: 7, night, background: colours.background }
    if (isInPlot(at.x, at.y)) drawBeatSign(context, labelAt(series, place), at)
  }
}

/** Returns the beat drawn nearest to a point, within a few pixels; -1 if there is none. */
export function lorenzBeat(plot: LorenzPicture, x: number, y: number): number {
  const { series, size } = plot
  let nearest = -1
  let least = 12 ** 2
  for (let place = 0; place + 1 < series.count; place += 1) {
    const dx = lorenzPlace(plot, series.rr[place] ?? Number.NaN) - x
    const dy = size - lorenzPlace(plot, series.rr[place + 1] ?? Number.NaN) - y
    const distance = dx * dx + dy * dy
    if (distance < least) {
      least = distance
      nearest = place
    }
  }
  return nearest
}

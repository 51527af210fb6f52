import type { EcgBenchColours } from '../../theme/tokens.ts'
import { drawBeatSign } from './draw-beat-sign.ts'
import { labelAt, type RrSeries } from './rr-series.ts'

const LEAST_SECONDS = 0.1
/** Normal beats above this number are drawn fainter, so that their density shows. */
const MANY = 2000
const MOST_SIGNS = 600

/** A Lorenz plot: each beat by the RR interval before it and the one after it. */
export type LorenzPlot = {
  series: RrSeries
  top: number
  size: number
  colours: EcgBenchColours
  night: boolean
  chosen: number
}

export function lorenzPlace({ size, top }: Pick<LorenzPlot, 'size' | 'top'>, seconds: number) {
  return ((Math.min(top, seconds) - LEAST_SECONDS) / (top - LEAST_SECONDS)) * size
}

/** Draws the normal beats as dots and the others by their signs, the chosen one in a ring. */
export function drawLorenz(context: CanvasRenderingContext2D, plot: LorenzPlot): void {
  const { size, colours, chosen } = plot
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
  const { x, y } = pointOf(plot, chosen)
  if (!isInPlot(x, y)) return
  context.strokeStyle = colours.caliper
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, 6, 0, 2 * Math.PI)
  context.stroke()
}

function pointOf(plot: LorenzPlot, place: number): { x: number; y: number } {
  const { rr } = plot.series
  return {
    x: lorenzPlace(plot, rr[place] ?? Number.NaN),
    y: plot.size - lorenzPlace(plot, rr[place + 1] ?? Number.NaN),
  }
}

/** Answers false for the unknown intervals too, which have no place. */
const isInPlot = (x: number, y: number) => x >= 0 && y >= 0

/** Draws the normal beats and returns the places of the others. */
function drawNormal(context: CanvasRenderingContext2D, plot: LorenzPlot): number[] {
  const { series, colours } = plot
  const others: number[] = []
  context.fillStyle = colours.normal
  context.globalAlpha = series.count > MANY ? 0.15 : 0.55
  for (let place = 0; place + 1 < series.count; place += 1) {
    if (labelAt(series, place) !== 'N') {
      others.push(place)
      continue
    }
    const { x, y } = pointOf(plot, place)
    if (isInPlot(x, y)) context.fillRect(x - 1.4, y - 1.4, 2.8, 2.8)
  }
  context.globalAlpha = 1
  return others
}

function drawOthers(
  context: CanvasRenderingContext2D,
  plot: LorenzPlot,
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
export function lorenzBeat(plot: LorenzPlot, x: number, y: number): number {
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

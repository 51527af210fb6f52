import type { MarkedRange } from '@systole/ecg/patches/edit'
import type { EcgBenchColours } from '../../theme/tokens.ts'
import { BEAT_SHAPES } from '../ecg-trace/beats/beat-shapes.ts'
import { hatch } from '../ecg-trace/draw-gaps.ts'
import { drawBeatSign } from './draw-beat-sign.ts'
import { drawDots } from './draw-dots.ts'
import { axisStep, firstFrom, labelAt, type RrSeries } from './rr-series.ts'

const FONT = '12px "Atkinson Hyperlegible Next", system-ui, sans-serif'
const FOOT_PIXELS = 20
const RIGHT_PIXELS = 44
const TIME_STEPS = [5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 21_600]
const INTERVAL_STEPS = [0.1, 0.2, 0.4, 0.5, 1, 2]
/** Bars narrower than this are drawn as one band from the shortest to the longest. */
const LEAST_BAR_PIXELS = 0.8
const MOST_SIGNS = 400

export type BarChart = {
  series: RrSeries
  ranges: readonly (Pick<MarkedRange, 'from' | 'to'> & { mark: 'lost' | MarkedRange['mark'] })[]
  samplesPerSecond: number
  /** The time that the chart shows. */
  from: number
  to: number
  top: number
  size: { width: number; height: number }
  colours: EcgBenchColours
  night: boolean
  clock: (seconds: number) => string
  seconds: (value: number) => string
}

/** Returns the width on which bars are drawn. */
export function plotWidth(width: number): number {
  return Math.max(1, width - RIGHT_PIXELS)
}

/** Draws the RR interval before every beat as a bar, other than normal ones with their sign; lost and noisy parts have their patterns. */
export function drawBars(context: CanvasRenderingContext2D, chart: BarChart): void {
  const { width, height } = chart.size
  context.clearRect(0, 0, width, height)
  drawAxes(context, chart)
  drawRanges(context, chart)
  const first = Math.max(0, firstFrom(chart.series, chart.from))
  const end = firstFrom(chart.series, chart.to)
  const pixels = plotWidth(width) / Math.max(1, end - first)
  if (pixels >= LEAST_BAR_PIXELS) drawNormalBars(context, chart, { first, end, pixels })
  else drawBand(context, chart, { first, end })
  drawOthers(context, chart, { first, end })
}

type Shown = { first: number; end: number }

const footOf = ({ size }: BarChart) => size.height - FOOT_PIXELS
const xOf = ({ from, to, size }: BarChart, seconds: number) =>
  ((seconds - from) / (to - from)) * plotWidth(size.width)
const yOf = (chart: BarChart, seconds: number) =>
  footOf(chart) - Math.min(1, seconds / chart.top) * (footOf(chart) - 8)

function drawAxes(context: CanvasRenderingContext2D, chart: BarChart): void {
  const { from, to, top, size, colours } = chart
  const right = plotWidth(size.width)
  context.font = FONT
  context.fillStyle = colours.normal
  context.strokeStyle = colours.axis
  context.lineWidth = 1
  context.beginPath()
  const step = axisStep(top, 3, INTERVAL_STEPS)
  for (let value = step; value < top; value += step) {
    const y = Math.round(yOf(chart, value)) + 0.5
    context.moveTo(0, y)
    context.lineTo(right, y)
    context.fillText(chart.seconds(value), right + 8, y + 4)
  }
  context.stroke()
  const time = axisStep(to - from, Math.max(2, Math.floor(right / 110)), TIME_STEPS)
  for (let second = Math.ceil(from / time) * time; second <= to; second += time) {
    const x = xOf(chart, second)
    const text = chart.clock(second)
    const wide = context.measureText(text).width
    if (x + wide > size.width) continue
    context.fillText(text, Math.max(0, x - (second === from ? 0 : wide / 2)), size.height - 4)
  }
}

function drawRanges(context: CanvasRenderingContext2D, chart: BarChart): void {
  const { ranges, samplesPerSecond, colours, from, to } = chart
  for (const range of ranges) {
    const [start, end] = [range.from / samplesPerSecond, range.to / samplesPerSecond]
    if (end < from || start > to) continue
    const x = Math.max(0, xOf(chart, start))
    const box = {
      x,
      y: 0,
      width: Math.max(2, Math.min(plotWidth(chart.size.width), xOf(chart, end)) - x),
      height: footOf(chart),
    }
    if (range.mark === 'lost' || range.mark === 'packetLoss') hatch(context, colours, box)
    else drawDots(context, colours, box)
  }
}

function drawNormalBars(
  context: CanvasRenderingContext2D,
  chart: BarChart,
  { first, end, pixels }: Shown & { pixels: number },
): void {
  const { series, colours } = chart
  const wide = Math.max(1, Math.min(6, pixels * 0.72))
  context.fillStyle = colours.bar
  for (let place = first; place < end; place += 1) {
    const rr = series.rr[place] ?? Number.NaN
    if (Number.isNaN(rr) || labelAt(series, place) !== 'N') continue
    const y = yOf(chart, rr)
    context.fillRect(xOf(chart, series.at[place] ?? 0) - wide / 2, y, wide, footOf(chart) - y)
  }
}

/** Draws one column a pixel from its shortest to its longest interval, for hours and days. */
function drawBand(context: CanvasRenderingContext2D, chart: BarChart, shown: Shown): void {
  const { low, high } = extremesOf(chart, shown)
  context.fillStyle = chart.colours.bar
  for (const [x, highest] of high.entries()) {
    if (highest === 0) continue
    const y = yOf(chart, highest)
    context.fillRect(x, y, 1, Math.max(1, yOf(chart, low[x] as number) - y))
  }
}

/** Returns the shortest and longest interval of every pixel column; zero where there is none. */
function extremesOf(chart: BarChart, { first, end }: Shown) {
  const { at, rr } = chart.series
  const columns = Math.ceil(plotWidth(chart.size.width)) + 1
  const [low, high] = [new Float32Array(columns).fill(1e9), new Float32Array(columns)]
  for (let place = first; place < end; place += 1) {
    const interval = rr[place] as number
    const x = Math.floor(xOf(chart, at[place] as number))
    // no interval is known where a comparison with it is false
    if (interval < (low[x] as number)) low[x] = interval
    if (interval > (high[x] as number)) high[x] = interval
  }
  return { low, high }
}

/** Draws the beats that are not normal: a bar in their colour with their sign on top; in dense parts one sign a few pixels. */
function drawOthers(
  context: CanvasRenderingContext2D,
  chart: BarChart,
  { first, end }: Shown,
): void {
  let signs = 0
  let lastX = Number.NEGATIVE_INFINITY
  for (let place = first; place < end; place += 1) {
    if (labelAt(chart.series, place) === 'N') continue
    const x = xOf(chart, chart.series.at[place] ?? 0)
    if (x - lastX < 2) continue
    drawOther(context, chart, { place, x, hasSign: signs < MOST_SIGNS })
    signs += 1
    lastX = x
  }
}

function drawOther(
  context: CanvasRenderingContext2D,
  chart: BarChart,
  { place, x, hasSign }: { place: number; x: number; hasSign: boolean },
): void {
  const { series, colours, night, top } = chart
  const label = labelAt(series, place)
  const rr = series.rr[place] ?? Number.NaN
  const y = yOf(chart, Number.isNaN(rr) ? top / 2 : rr)
  const { colour, night: light } = BEAT_SHAPES[label]
  context.fillStyle = night ? light : colour
  context.fillRect(x - 1, y, 2, footOf(chart) - y)
  if (hasSign)
    drawBeatSign(context, label, { x, y, size: 8.5, night, background: colours.background })
}

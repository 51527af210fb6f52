import {
  type ColumnWindow,
  type DrawFrom,
  decimatePairs,
  decimateSamples,
  drawFrom,
} from '@systole/ecg/pyramid/decimate'
import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import type { TraceSource } from './source/trace-source.ts'

/** Receives the line of a lead: x in pixels from the left edge, y in counts. */
export type LinePen = { moveTo: (x: number, count: number) => void; lineTo: LinePen['moveTo'] }

export type TraceWindow = {
  startSeconds: number
  widthPixels: number
  pixelsPerSecond: number
  /** The device pixels of a CSS pixel, which are the columns. */
  density: number
}

/** Buffers that are used again for every frame and grow as needed. */
let samplesBuffer = new Int16Array(8192)
let columnsBuffer = new Int16Array(8192)

/** Draws the visible part of a lead; lost samples interrupt the line. */
export function traceLine(
  source: TraceSource,
  lead: number,
  window: TraceWindow,
  pen: LinePen,
): void {
  const columnPixels = 1 / window.density
  const samplesPerColumn = (source.samplesPerSecond / window.pixelsPerSecond) * columnPixels
  const from = drawFrom(samplesPerColumn, source.levelCount)
  if (from.kind === 'line') {
    drawSamples(source, lead, window, pen)
    return
  }
  // The columns keep their place in the recording, so that a moving trace does not flicker.
  const start = (window.startSeconds * source.samplesPerSecond) / samplesPerColumn
  const first = Math.floor(start) - 1
  const columns = Math.ceil(window.widthPixels * window.density) + 3
  const wanted = { from: first * samplesPerColumn, samplesPerColumn, columns }
  const out = decimated(source, lead, wanted, from)
  drawColumns(out, { left: (first - start + 0.5) * columnPixels, columnPixels }, pen)
}

/** Returns the extremes of every column, valid until the next call. */
function decimated(
  source: TraceSource,
  lead: number,
  wanted: ColumnWindow,
  from: DrawFrom,
): Int16Array {
  const { samplesPerColumn, columns } = wanted
  const samplesPerEntry = from.kind === 'level' ? from.samplesPerPair : 1
  const offset = Math.max(0, Math.floor(wanted.from / samplesPerEntry))
  const end = Math.ceil((wanted.from + columns * samplesPerColumn) / samplesPerEntry) + 1
  const count = Math.max(0, end - offset)
  columnsBuffer = roomFor(columnsBuffer, 2 * columns)
  samplesBuffer = roomFor(samplesBuffer, 2 * count)
  const out = columnsBuffer.subarray(0, 2 * columns)
  if (from.kind === 'level') {
    const pairs = samplesBuffer.subarray(0, 2 * count)
    source.copyPairs(lead, from.level, offset, pairs)
    return decimatePairs({ pairs, samplesPerPair: samplesPerEntry }, offset, wanted, out)
  }
  const samples = samplesBuffer.subarray(0, count)
  source.copySamples(lead, offset, samples)
  return decimateSamples(samples, offset, wanted, out)
}

/** Draws the samples themselves, with one beyond each edge. */
function drawSamples(
  source: TraceSource,
  lead: number,
  { startSeconds, widthPixels, pixelsPerSecond }: TraceWindow,
  pen: LinePen,
): void {
  const { samplesPerSecond } = source
  const start = startSeconds * samplesPerSecond
  const perSample = pixelsPerSecond / samplesPerSecond
  const first = Math.max(0, Math.floor(start) - 1)
  const count = Math.ceil(widthPixels / perSample) + 3
  samplesBuffer = roomFor(samplesBuffer, count)
  const samples = samplesBuffer.subarray(0, count)
  source.copySamples(lead, first, samples)
  let lifted = true
  for (let at = 0; at < count; at += 1) {
    const sample = samples[at] as number
    if (sample === NO_SAMPLE) {
      lifted = true
      continue
    }
    const x = (first + at - start) * perSample
    if (lifted) pen.moveTo(x, sample)
    else pen.lineTo(x, sample)
    lifted = false
  }
}

/** Draws columns as one line that goes down in one and up in the next. */
function drawColumns(
  columns: Int16Array,
  { left, columnPixels }: { left: number; columnPixels: number },
  pen: LinePen,
): void {
  let lifted = true
  for (let column = 0; 2 * column < columns.length; column += 1) {
    const isUp = column % 2
    const first = columns[2 * column + 1 - isUp] as number
    if (first !== NO_SAMPLE) {
      const x = left + column * columnPixels
      if (lifted) pen.moveTo(x, first)
      else pen.lineTo(x, first)
      pen.lineTo(x, columns[2 * column + isUp] as number)
    }
    lifted = first === NO_SAMPLE
  }
}

function roomFor(buffer: Int16Array<ArrayBuffer>, length: number): Int16Array<ArrayBuffer> {
  return buffer.length >= length ? buffer : new Int16Array(2 * length)
}

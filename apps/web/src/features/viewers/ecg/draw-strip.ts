import {
  gridLines,
  type PaperScale,
  pixelsPerMillivolt,
  pixelsPerSecond,
} from '@systole/ecg/ecg-paper'
import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { tracePoints } from '@systole/ecg/trace'
import type { StripLayout, StripRow } from './strip-layout.ts'

export type PaperColours = { background: string; minor: string; major: string; trace: string }
export type Strip = {
  recording: EcgRecording
  layout: StripLayout
  scale: PaperScale
  startSeconds: number
  colours: PaperColours
  /** The visible part, which alone is drawn, because a day's recording exceeds the height of a canvas. */
  seen: { top: number; height: number }
}

const PULSE_MILLIMETRES = 5
const LEAST_MINOR_PIXELS = 3
const TRACE_PIXELS = 1.6
const SMALL = '12px "Atkinson Hyperlegible Next", system-ui, sans-serif'

/** Draws millimetre paper, a calibration pulse and the trace of each lead, and the scale. */
export function paintStrip(context: CanvasRenderingContext2D, strip: Strip): void {
  const { layout, colours, seen } = strip
  const width = layout.left + layout.width
  context.fillStyle = colours.background
  context.fillRect(0, 0, width, seen.height)
  drawGrid(context, strip, width)
  context.save()
  context.translate(0, -seen.top)
  for (const row of layout.rows) {
    if (row.top + row.height < seen.top || row.top > seen.top + seen.height) continue
    drawPulse(context, strip, row)
    drawTrace(context, strip, row)
    if (row.startSeconds !== undefined) drawSeconds(context, strip, row)
  }
  context.restore()
  drawSeconds(context, strip)
  drawLegend(context, strip)
}

function drawGrid(context: CanvasRenderingContext2D, strip: Strip, width: number): void {
  const { layout, scale, colours, startSeconds, seen } = strip
  const start = layout.rows[0]?.startSeconds ?? startSeconds
  const vertical = gridLines(width, scale, start * pixelsPerSecond(scale) - layout.left)
  const horizontal = gridLines(seen.height, scale, seen.top)
  const draw = (major: boolean) => {
    const ofKind = (lines: typeof vertical) =>
      lines.filter((line) => line.major === major).map((line) => Math.round(line.at) + 0.5)
    context.strokeStyle = major ? colours.major : colours.minor
    context.lineWidth = 1
    context.beginPath()
    for (const x of ofKind(vertical)) {
      context.moveTo(x, 0)
      context.lineTo(x, seen.height)
    }
    for (const y of ofKind(horizontal)) {
      context.moveTo(0, y)
      context.lineTo(width, y)
    }
    context.stroke()
  }
  if (scale.pixelsPerMillimetre >= LEAST_MINOR_PIXELS) draw(false)
  draw(true)
}

/** Draws the calibration pulse, one millivolt high and five millimetres wide. */
function drawPulse(context: CanvasRenderingContext2D, strip: Strip, row: StripRow): void {
  const { scale, colours, layout } = strip
  const wide = PULSE_MILLIMETRES * scale.pixelsPerMillimetre
  const left = layout.left - wide - scale.pixelsPerMillimetre * 2
  const top = row.baseline - pixelsPerMillivolt(scale)
  context.strokeStyle = colours.trace
  context.globalAlpha = 0.75
  context.lineWidth = 1.4
  context.beginPath()
  context.moveTo(left - scale.pixelsPerMillimetre, row.baseline)
  context.lineTo(left, row.baseline)
  context.lineTo(left, top)
  context.lineTo(left + wide, top)
  context.lineTo(left + wide, row.baseline)
  context.lineTo(layout.left, row.baseline)
  context.stroke()
  context.globalAlpha = 1
  context.fillStyle = colours.trace
  context.font = '600 13px "Atkinson Hyperlegible Next", system-ui, sans-serif'
  context.fillText(row.lead.name, 6, row.baseline + 4)
}

function drawTrace(context: CanvasRenderingContext2D, strip: Strip, row: StripRow): void {
  const { recording, layout, scale, colours } = strip
  const startSeconds = row.startSeconds ?? strip.startSeconds
  const points = tracePoints(
    row.lead.millivolts,
    { samplesPerSecond: recording.samplesPerSecond, startSeconds, widthPixels: layout.width },
    scale,
  )
  context.save()
  context.beginPath()
  context.rect(layout.left, row.top, layout.width, row.height)
  context.clip()
  context.translate(layout.left, row.baseline)
  context.strokeStyle = colours.trace
  context.lineWidth = TRACE_PIXELS
  context.lineJoin = 'round'
  context.beginPath()
  let lifted = true
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [x = 0, y = 0] = points.subarray(index, index + 2)
    if (!Number.isNaN(y)) context[lifted ? 'moveTo' : 'lineTo'](x, y)
    lifted = Number.isNaN(y)
  }
  context.stroke()
  context.restore()
}

/** Draws the seconds at the bottom of the visible part, or of each row of a whole strip. */
function drawSeconds(context: CanvasRenderingContext2D, strip: Strip, row?: StripRow): void {
  const { layout, scale, colours, recording, seen } = strip
  if (!row && layout.rows[0]?.startSeconds !== undefined) return
  const foot = row ? row.top + row.height : seen.height
  const startSeconds = row?.startSeconds ?? strip.startSeconds
  const perSecond = pixelsPerSecond(scale)
  const last = Math.min(recording.durationSeconds, startSeconds + layout.width / perSecond)
  context.fillStyle = colours.trace
  context.globalAlpha = 0.8
  context.font = `500 ${SMALL}`
  for (let second = Math.ceil(startSeconds); second <= last; second += 1) {
    const x = layout.left + (second - startSeconds) * perSecond
    context.fillRect(x, foot - 20, 1, 6)
    context.fillText(`${second} s`, x + 4, foot - 8)
  }
  context.globalAlpha = 1
}

/** Draws the scale onto the paper, so that a captured picture includes it. */
function drawLegend(context: CanvasRenderingContext2D, strip: Strip): void {
  const { layout, scale, colours, seen } = strip
  const { millimetresPerSecond: speed, millimetresPerMillivolt: gain } = scale
  context.font = `600 ${SMALL}`
  context.textAlign = 'right'
  const words = `${speed} mm/s · ${gain} mm/mV`
  const right = layout.left + layout.width - 10
  context.fillStyle = colours.background
  context.globalAlpha = 0.85
  const wide = context.measureText(words).width
  context.fillRect(right - wide - 6, seen.height - 42, wide + 12, 19)
  context.globalAlpha = 1
  context.fillStyle = colours.trace
  context.fillText(words, right, seen.height - 28)
  context.textAlign = 'left'
}

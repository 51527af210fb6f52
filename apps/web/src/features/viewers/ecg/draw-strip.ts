import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { gridLines, type PaperScale, pixelsPerMillivolt, pixelsPerSecond } from '@systole/ecg/paper'
import { tracePoints } from '@systole/ecg/trace'
import type { StripLayout, StripRow } from './strip-layout.ts'

export type PaperColours = { background: string; minor: string; major: string; trace: string }
export type Strip = {
  recording: EcgRecording
  layout: StripLayout
  scale: PaperScale
  startSeconds: number
  colours: PaperColours
}

const PULSE_MILLIMETRES = 5
const LEAST_MINOR_PIXELS = 3
const TRACE_PIXELS = 1.6

/** mm paper, a calibration pulse and the trace of each lead. */
export function drawStrip(context: CanvasRenderingContext2D, strip: Strip): void {
  const { layout, colours } = strip
  const width = layout.left + layout.width
  context.fillStyle = colours.background
  context.fillRect(0, 0, width, layout.height)
  drawGrid(context, strip, width)
  for (const row of layout.rows) {
    drawPulse(context, strip, row)
    drawTrace(context, strip, row)
  }
  drawSeconds(context, strip)
}

function drawGrid(context: CanvasRenderingContext2D, strip: Strip, width: number): void {
  const { layout, scale, colours, startSeconds } = strip
  const offset = startSeconds * pixelsPerSecond(scale) - layout.left
  const vertical = gridLines(width, scale, offset)
  const horizontal = gridLines(layout.height, scale)
  const draw = (major: boolean) => {
    const ofKind = (lines: typeof vertical) =>
      lines.filter((line) => line.major === major).map((line) => Math.round(line.at) + 0.5)
    context.strokeStyle = major ? colours.major : colours.minor
    context.lineWidth = 1
    context.beginPath()
    for (const x of ofKind(vertical)) {
      context.moveTo(x, 0)
      context.lineTo(x, layout.height)
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

/** One millivolt high and five millimetres wide, as every recorder draws it. */
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
  const { recording, layout, scale, startSeconds, colours } = strip
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
  for (let index = 0; index + 1 < points.length; index += 2) {
    context.lineTo(points[index] ?? 0, points[index + 1] ?? 0)
  }
  context.stroke()
  context.restore()
}

function drawSeconds(context: CanvasRenderingContext2D, strip: Strip): void {
  const { layout, scale, startSeconds, colours, recording } = strip
  const perSecond = pixelsPerSecond(scale)
  const last = Math.min(recording.durationSeconds, startSeconds + layout.width / perSecond)
  context.fillStyle = colours.trace
  context.globalAlpha = 0.8
  context.font = '500 12px "Atkinson Hyperlegible Next", system-ui, sans-serif'
  for (let second = Math.ceil(startSeconds); second <= last; second += 1) {
    const x = layout.left + (second - startSeconds) * perSecond
    context.fillRect(x, layout.height - 20, 1, 6)
    context.fillText(`${second} s`, x + 4, layout.height - 8)
  }
  context.globalAlpha = 1
}

import { pixelsPerMillivolt, pixelsPerSecond } from '@systole/ecg/paper/ecg-paper'
import { drawGaps } from './draw-gaps.ts'
import { durationSeconds } from './source/trace-source.ts'
import type { StripRow } from './strip-layout.ts'
import type { StripPicture } from './strip-picture.ts'
import { traceLine } from './trace-line.ts'

const PULSE_MILLIMETRES = 5
const TRACE_PIXELS = 1.6
const FONT = '"Atkinson Hyperlegible Next", system-ui, sans-serif'
const SMALL = `12px ${FONT}`

/** Draws the trace of each lead with its name and calibration pulse, the seconds, and the scale. */
export function drawStrip(context: CanvasRenderingContext2D, strip: StripPicture): void {
  const { layout, seen } = strip
  context.clearRect(0, 0, layout.left + layout.width, seen.height)
  context.save()
  context.translate(0, -seen.top)
  for (const row of layout.rows) {
    if (row.top + row.height < seen.top || row.top > seen.top + seen.height) continue
    drawPulse(context, strip, row)
    drawTrace(context, strip, row)
    drawGaps(context, strip, row)
    if (row.startSeconds !== undefined) drawSeconds(context, strip, row)
  }
  context.restore()
  drawSeconds(context, strip)
  drawLegend(context, strip)
}

/** Draws the calibration pulse, one millivolt high and five millimetres wide. */
function drawPulse(context: CanvasRenderingContext2D, strip: StripPicture, row: StripRow): void {
  const { scale, colours, layout, words } = strip
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
  context.font = `600 13px ${FONT}`
  context.fillText(row.lead.name, 6, row.baseline + 4)
  if (!row.lead.derived) return
  context.font = `500 11px ${FONT}`
  context.fillText(words.derived, 6, row.baseline + 18)
}

function drawTrace(context: CanvasRenderingContext2D, strip: StripPicture, row: StripRow): void {
  const { source, layout, scale, colours, density, seen } = strip
  const { countsPerMillivolt, baseline } = row.lead
  const perCount = pixelsPerMillivolt(scale) / countsPerMillivolt
  const y = (count: number) => (baseline - count) * perCount
  context.save()
  context.beginPath()
  context.rect(layout.left, seen.top, layout.width, seen.height)
  context.clip()
  context.translate(layout.left, row.baseline)
  context.strokeStyle = colours.trace
  context.lineWidth = TRACE_PIXELS
  context.lineJoin = 'bevel' // a mitre would show peaks that are not there
  context.beginPath()
  traceLine(
    source,
    source.leads.indexOf(row.lead),
    {
      startSeconds: row.startSeconds ?? strip.startSeconds,
      widthPixels: layout.width,
      pixelsPerSecond: pixelsPerSecond(scale),
      density,
    },
    {
      moveTo: (x, count) => context.moveTo(x, y(count)),
      lineTo: (x, count) => context.lineTo(x, y(count)),
    },
  )
  context.stroke()
  context.restore()
}

/** Draws the seconds at the bottom of the visible part, or of each row of a whole strip. */
function drawSeconds(context: CanvasRenderingContext2D, strip: StripPicture, row?: StripRow): void {
  const { layout, scale, colours, source, seen } = strip
  if (!row && layout.rows[0]?.startSeconds !== undefined) return
  const foot = row ? row.top + row.height : seen.height
  const startSeconds = row?.startSeconds ?? strip.startSeconds
  const perSecond = pixelsPerSecond(scale)
  const last = Math.min(durationSeconds(source), startSeconds + layout.width / perSecond)
  context.fillStyle = colours.trace
  context.globalAlpha = 0.8
  context.font = `500 ${SMALL}`
  for (let second = Math.ceil(startSeconds); second <= last; second += 1) {
    const x = layout.left + (second - startSeconds) * perSecond
    context.fillRect(x, foot - 20, 1, 6)
    context.fillText(clock(second), x + 4, foot - 8)
  }
  context.globalAlpha = 1
}

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600

/** Formats a whole second: "5 s" in the first minute, then "1:05" and "2:01:05". */
function clock(second: number): string {
  if (second < MINUTE_SECONDS) return `${second} s`
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const minutes = second / MINUTE_SECONDS
  const seconds = two(second % MINUTE_SECONDS)
  return second < HOUR_SECONDS
    ? `${Math.floor(minutes)}:${seconds}`
    : `${Math.floor(second / HOUR_SECONDS)}:${two(minutes % MINUTE_SECONDS)}:${seconds}`
}

/** Draws scale and filter onto the paper, so that a captured picture includes them. */
function drawLegend(context: CanvasRenderingContext2D, strip: StripPicture): void {
  const { layout, colours, seen, words } = strip
  const right = layout.left + layout.width - 10
  const lines = [words.scale, ...(words.changed === undefined ? [] : [words.changed])]
  context.font = `600 ${SMALL}`
  context.textAlign = 'right'
  for (const [line, text] of lines.entries()) {
    const foot = seen.height - 28 - 20 * line
    const wide = context.measureText(text).width
    const isChanged = line > 0
    context.fillStyle = isChanged ? colours.caliper : colours.background
    context.globalAlpha = isChanged ? 1 : 0.85
    context.fillRect(right - wide - 6, foot - 14, wide + 12, 19)
    context.globalAlpha = 1
    context.fillStyle = isChanged ? colours.background : colours.trace
    context.fillText(text, right, foot)
  }
  context.textAlign = 'left'
}

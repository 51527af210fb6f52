import { pixelsPerSecond } from '@systole/ecg/paper/ecg-paper'
import type { StripRow } from './strip-layout.ts'
import type { HatchColours, StripPicture } from './strip-picture.ts'

const STEP_PIXELS = 7
const FONT = '600 12px "Atkinson Hyperlegible Next", system-ui, sans-serif'
/** The space that the length of a gap needs to be written in it. */
const WORD_AIR_PIXELS = 16

/** Hatches the lost samples of a row, with their length in the first row or in each of a whole strip. */
export function drawGaps(
  context: CanvasRenderingContext2D,
  strip: StripPicture,
  row: StripRow,
): void {
  const { source, layout, scale, startSeconds, gaps, words } = strip
  const perSecond = pixelsPerSecond(scale)
  const start = row.startSeconds ?? startSeconds
  const x = (sample: number) => layout.left + (sample / source.samplesPerSecond - start) * perSecond
  const right = layout.left + layout.width
  for (const gap of gaps) {
    const [from, to] = [Math.max(layout.left, x(gap.from)), Math.min(right, x(gap.to))]
    if (to <= from) continue
    const box = { x: from, y: row.top, width: Math.max(1, to - from), height: row.height }
    hatch(context, strip.colours, box)
    if (row.startSeconds === undefined && row !== layout.rows[0]) continue
    const text = words.lost((gap.to - gap.from) / source.samplesPerSecond)
    drawWord(context, strip, { ...box, text })
  }
}

export type Box = { x: number; y: number; width: number; height: number }

/** Hatches a box for lost samples. */
export function hatch(context: CanvasRenderingContext2D, colours: HatchColours, box: Box): void {
  const { x, y, width, height } = box
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.globalAlpha = 0.9
  context.fillStyle = colours.hatchGround
  context.fillRect(x, y, width, height)
  context.globalAlpha = 1
  context.strokeStyle = colours.hatch
  context.lineWidth = 2
  context.beginPath()
  const first = Math.floor((x - height) / STEP_PIXELS) * STEP_PIXELS
  for (let at = first; at < x + width; at += STEP_PIXELS * Math.SQRT2) {
    context.moveTo(at, y + height)
    context.lineTo(at + height, y)
  }
  context.stroke()
  context.restore()
}

function drawWord(
  context: CanvasRenderingContext2D,
  { colours }: StripPicture,
  { x, y, width, height, text }: Box & { text: string },
): void {
  context.font = FONT
  const wide = context.measureText(text).width
  if (width < wide + WORD_AIR_PIXELS) return
  context.fillStyle = colours.background
  context.fillRect(x + (width - wide) / 2 - 6, y + height / 2 - 10, wide + 12, 20)
  context.fillStyle = colours.trace
  context.textAlign = 'center'
  context.fillText(text, x + width / 2, y + height / 2 + 4)
  context.textAlign = 'left'
}

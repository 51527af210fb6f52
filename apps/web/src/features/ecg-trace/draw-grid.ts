import { gridLines, type PaperScale, pixelsPerSecond } from '@systole/ecg/paper/ecg-paper'
import type { StripLayout } from './strip-layout.ts'

export type GridColours = { background: string; minor: string; major: string }

const LEAST_MINOR_PIXELS = 3

/** Draws millimetre paper that moves with the time and scrolls with the leads. */
export function drawGrid(
  context: CanvasRenderingContext2D,
  strip: {
    layout: Pick<StripLayout, 'left' | 'width' | 'rows'>
    scale: PaperScale
    startSeconds: number
    colours: GridColours
    seen: { top: number; height: number }
  },
): void {
  const { layout, scale, colours, seen } = strip
  const width = layout.left + layout.width
  const start = layout.rows[0]?.startSeconds ?? strip.startSeconds
  const vertical = gridLines(width, scale, start * pixelsPerSecond(scale) - layout.left)
  const horizontal = gridLines(seen.height, scale, seen.top)
  context.fillStyle = colours.background
  context.fillRect(0, 0, width, seen.height)
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

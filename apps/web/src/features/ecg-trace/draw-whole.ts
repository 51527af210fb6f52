import { usualLead } from './lead-choice.ts'
import { durationSeconds, type TraceSource } from './source/trace-source.ts'
import { traceLine } from './trace-line.ts'

const AIR_PIXELS = 3

/** Draws the usual lead of the whole recording as a band from its lowest to its highest value of each column. */
export function drawWhole(
  context: CanvasRenderingContext2D,
  source: TraceSource,
  { width, height }: { width: number; height: number },
): void {
  const lead = usualLead(source.leads)
  context.clearRect(0, 0, width, height)
  if (!lead) return
  const { highest, lowest, countsPerMillivolt, baseline } = lead
  const span = highest - lowest || 1
  const y = (count: number) =>
    AIR_PIXELS +
    ((highest - (count - baseline) / countsPerMillivolt) / span) * (height - 2 * AIR_PIXELS)
  const window = {
    startSeconds: 0,
    widthPixels: width,
    pixelsPerSecond: width / durationSeconds(source),
    density: 1,
  }
  context.beginPath()
  traceLine(source, source.leads.indexOf(lead), window, {
    moveTo: (x, count) => context.moveTo(x, y(count)),
    lineTo: (x, count) => context.lineTo(x, y(count)),
  })
  context.stroke()
}

import type { EcgBenchColours } from '../../theme/tokens.ts'

const STEP_PIXELS = 6

/** Fills a box with the dots of noise. */
export function drawDots(
  context: CanvasRenderingContext2D,
  colours: Pick<EcgBenchColours, 'noise' | 'noiseGround'>,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.fillStyle = colours.noiseGround
  context.fillRect(x, y, width, height)
  context.fillStyle = colours.noise
  for (let row = Math.floor(y / STEP_PIXELS) * STEP_PIXELS; row < y + height; row += STEP_PIXELS)
    for (let at = Math.floor(x / STEP_PIXELS) * STEP_PIXELS; at < x + width; at += STEP_PIXELS)
      context.fillRect(at + 2, row + 2, 1.5, 1.5)
  context.restore()
}

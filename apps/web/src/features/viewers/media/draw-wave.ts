import { rulerMarks, type TimeWindow } from './time-window.ts'
import type { Wave } from './use-wave.ts'
import { waveColumns } from './wave-columns.ts'

export const RULER_PIXELS = 22

/** Draws the visible wave, normalized to the full height, above a time ruler. */
export function drawWave(
  context: CanvasRenderingContext2D,
  { wave, loudest, window }: { wave: Wave; loudest: number; window: TimeWindow },
  paper: { width: number; height: number; colour: string; faint: string },
): void {
  const { samples, samplesPerSecond, bothWays } = wave
  const { width, height, colour } = paper
  const middle = (height - RULER_PIXELS) / 2
  const from = Math.floor(window.start * samplesPerSecond)
  const to = Math.ceil((window.start + window.span) * samplesPerSecond)
  const pairs = waveColumns(samples.subarray(from, to), width)
  context.clearRect(0, 0, width, height)
  drawRuler(context, window, paper)
  context.fillStyle = colour
  for (let x = 0; x < width; x += 1) {
    const [low = 0, high = 0] = pairs.subarray(x * 2, x * 2 + 2)
    const top = middle - (high / loudest) * middle
    const foot = middle - ((bothWays ? -high : low) / loudest) * middle
    context.fillRect(x, top, 1, Math.max(1, foot - top))
  }
}

function drawRuler(
  context: CanvasRenderingContext2D,
  window: TimeWindow,
  paper: { width: number; height: number; colour: string; faint: string },
): void {
  const { width, height, faint } = paper
  const { times, decimals } = rulerMarks(window, width)
  context.font = '500 12px "Atkinson Hyperlegible Next", system-ui, sans-serif'
  for (const time of times) {
    const x = Math.round(((time - window.start) / window.span) * width)
    context.fillStyle = faint
    context.globalAlpha = 0.35
    context.fillRect(x, 0, 1, height - RULER_PIXELS + 5)
    context.globalAlpha = 1
    const words = `${time.toFixed(decimals)} s`
    const wide = context.measureText(words).width
    context.fillText(words, Math.min(Math.max(0, x - wide / 2), width - wide), height - 4)
  }
}

export function loudestOf(samples: Float32Array): number {
  let loudest = 0
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample))
  return loudest || 1
}

import type { EcgStrip } from '@systole/domain/key-images/ecg-strip'
import type { Point } from './strip-marks.ts'

/** A beat above the trace, in millimetres. The letter of a normal beat is empty, so that the others are seen. */
export type BeatDrawing = { tick: readonly Point[]; letter: string; at: Point }

/** The height of the line of beats; none without beats. */
const LINE = 4
const TICK = 1.2
/** Half the width of a letter, by which it is centred over its beat. */
const HALF_LETTER = 0.8
/** The distance of the lines that hatch a gap. */
const HATCH = 2

/** Returns the height of the line of beats. */
export function beatLineOf({ beats = [] }: EcgStrip): number {
  return beats.length > 0 ? LINE : 0
}

/** Draws the beats in the line from `top` on; `start` is the start of the trace. */
export function drawBeats(
  strip: EcgStrip,
  { start, top }: { start: number; top: number },
): BeatDrawing[] {
  const { beats = [] } = strip
  return beats.map(({ at, label }) => {
    const x = xOf(strip, at, start)
    return {
      tick: [
        [x, top + LINE - TICK],
        [x, top + LINE],
      ],
      letter: label === 'N' ? '' : label,
      at: [x - HALF_LETTER, top + LINE - TICK - 0.3],
    }
  })
}

/** Hatches the gaps from `top` to the bottom with lines at 45°. */
export function drawGaps(
  strip: EcgStrip,
  { start, top, height }: { start: number; top: number; height: number },
): Point[][] {
  const { gaps = [] } = strip
  const tall = height - top
  return gaps.flatMap(({ from, to }) => {
    const left = xOf(strip, from, start)
    const right = xOf(strip, to, start)
    const count = Math.floor((right - left + tall) / HATCH)
    return Array.from({ length: count }, (_, index): Point[] => {
      const foot = left + (index + 1) * HATCH - tall // the line meets the bottom here
      const low = Math.max(foot, left)
      const high = Math.min(foot + tall, right)
      return [
        [low, height - (low - foot)],
        [high, height - (high - foot)],
      ]
    })
  })
}

function xOf(strip: EcgStrip, seconds: number, start: number): number {
  return start + (seconds - strip.startSeconds) * strip.millimetresPerSecond
}

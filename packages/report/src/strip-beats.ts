import {
  type EcgStrip,
  type STRIP_BEAT_LABELS,
  stripMillimetres,
} from '@systole/domain/key-images/ecg-strip'
import type { Point } from './strip-marks.ts'

/**
 * A beat above the trace, in millimetres. The letter of a normal beat is empty, so that the others are seen; the number is empty where
 * there is no room for it, and in strips whose beats are not numbered.
 */
export type BeatDrawing = {
  tick: readonly Point[]
  letter: string
  at: Point
  colour: string
  number: string
  numberAt: Point
}

/** The colours of the letters in print. */
const COLOURS = {
  N: '#16242A',
  V: '#A61E4D',
  A: '#1D57A8',
  E: '#6A3FA8',
  F: '#8A5200',
  P: '#0F636C',
  Q: '#744600',
} as const satisfies Readonly<Record<(typeof STRIP_BEAT_LABELS)[number], string>>

/** The height of the line of beats; none without beats. */
const LINE = 5
const TICK = 1.2
/** Half the width of a letter, by which it is centred over its beat. */
const HALF_LETTER = 0.8
/** The width of a digit, the room of a letter beside its number, and the least distance of two numbers. */
const DIGIT = 1.45
const LETTER_ROOM = 1.4
const NUMBER_AIR = 2
/** The distance of the lines that hatch a gap. */
const HATCH = 2

/** Returns the height of the line of beats. */
export function beatLineOf({ beats = [] }: EcgStrip): number {
  return beats.length > 0 ? LINE : 0
}

/** Draws the beats in the line from `top` on; `start` is the start of the trace, `firstNumber` the number of the first beat. */
export function drawBeats(
  strip: EcgStrip,
  { start, top, firstNumber }: { start: number; top: number; firstNumber?: number | undefined },
): BeatDrawing[] {
  const { beats = [] } = strip
  const y = top + LINE - TICK - 0.3
  const placed = beats.map(({ at, label }, place) => {
    const letter = label === 'N' ? '' : label
    const number = firstNumber === undefined ? '' : String(firstNumber + place)
    return { x: xOf(strip, at, start), label, letter, number }
  })
  const shown = numbersWithRoom(placed, start + stripMillimetres(strip))
  return placed.map((beat) => ({
    tick: [
      [beat.x, top + LINE - TICK],
      [beat.x, top + LINE],
    ],
    letter: beat.letter,
    at: [beat.x - HALF_LETTER, y],
    colour: COLOURS[beat.label],
    number: shown.has(beat) ? beat.number : '',
    numberAt: [leftOf(beat), y],
  }))
}

type PlacedBeat = { x: number; letter: string; number: string }

/** Returns where the number of a beat starts: centred over it, or beside its letter. */
function leftOf({ x, letter, number }: PlacedBeat): number {
  return letter === '' ? x - (number.length * DIGIT) / 2 : x + LETTER_ROOM
}

/** Returns the beats whose numbers touch no other number, no letter and not the right edge. */
function numbersWithRoom<Beat extends PlacedBeat>(
  beats: readonly Beat[],
  right: number,
): ReadonlySet<Beat> {
  const shown = new Set<Beat>()
  let free = Number.NEGATIVE_INFINITY
  for (const [place, beat] of beats.entries()) {
    const left = leftOf(beat)
    const end = left + beat.number.length * DIGIT
    if (beat.letter !== '') free = Math.max(free, left)
    const next = beats.slice(place + 1).find(({ letter }) => letter !== '')
    const limit = Math.min(right, next ? next.x - HALF_LETTER : right)
    if (left < free || end > limit) continue
    shown.add(beat)
    free = end + NUMBER_AIR
  }
  return shown
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

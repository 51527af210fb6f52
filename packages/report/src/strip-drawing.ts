import { type EcgStrip, stripMillimetres } from '@systole/domain/key-images/ecg-strip'
import { type BeatDrawing, beatLineOf, drawBeats, drawGaps } from './strip-beats.ts'
import { drawMarks, headOf, type MarkDrawing, type Point } from './strip-marks.ts'

/** The drawing of a strip, in millimetres from its top left corner, for both the page and the PDF. */
export type StripDrawing = {
  width: number
  height: number
  /** The positions of the grid lines; every fifth is a major one. */
  columns: readonly number[]
  lines: readonly number[]
  rows: readonly {
    name: string
    /** The zero line. */
    baseline: number
    nameAt: Point
    /** The calibration pulse, one millivolt high and five millimetres wide. */
    pulse: readonly Point[]
    /** The trace, in pieces where the recording has gaps. */
    traces: readonly (readonly Point[])[]
  }[]
  /** The measurements in the strip, with their lines and labels. */
  marks: readonly MarkDrawing[]
  /** The beats above the trace: a tick for each, and the letter of every beat that is not normal. */
  beats: readonly BeatDrawing[]
  /** The hatching over lost signal. */
  hatching: readonly (readonly Point[])[]
}

/** The margin at the left for a lead's name and its pulse. */
const MARGIN = 17
const PULSE_WIDE = 5
const AIR = 3
const LEAST_ROW = 12
const MOST_ROW = 60
/** The maximum height of all rows, which must fit on one page. */
const MOST_HEIGHT = 215
const MAJOR = 5
const MICROVOLTS_PER_MILLIVOLT = 1000

/** Draws a strip to scale; its beats are numbered from `firstNumber` on, if it is known. */
export function drawStrip(strip: EcgStrip, firstNumber?: number): StripDrawing {
  const { leads, millimetresPerMillivolt } = strip
  const head = headOf(strip) + beatLineOf(strip)
  const perMicrovolt = millimetresPerMillivolt / MICROVOLTS_PER_MILLIVOLT
  const most = Math.min(MOST_ROW, (MOST_HEIGHT - head) / leads.length)
  const heights = leads.map((lead) => {
    const { up, down } = reachOf(lead.microvolts)
    return Math.min(most, Math.max(LEAST_ROW, (up + down) * perMicrovolt + 2 * AIR))
  })
  const total = heights.reduce((sum, height) => sum + height, head)
  const width = MARGIN + upTo(stripMillimetres(strip), MAJOR)
  const height = upTo(total, MAJOR)
  let top = head
  const rows = leads.map(({ name, microvolts }, place) => {
    const { up, down } = reachOf(microvolts)
    const rowHeight = heights[place] ?? LEAST_ROW
    const baseline = top + AIR + (up / (up + down)) * (rowHeight - 2 * AIR)
    top += rowHeight
    return {
      name,
      baseline,
      nameAt: [1, baseline - 1] as const,
      pulse: pulseAt(baseline, millimetresPerMillivolt),
      traces: tracesOf(strip, microvolts, baseline),
    }
  })
  return {
    width,
    height,
    columns: everyMillimetre(width),
    lines: everyMillimetre(height),
    rows,
    marks: drawMarks(strip, { rows, height, start: MARGIN }),
    beats: drawBeats(strip, { start: MARGIN, top: headOf(strip), firstNumber }),
    hatching: drawGaps(strip, { start: MARGIN, top: head, height }),
  }
}

/** Returns whether a grid line is major, counted from the start of the trace. */
export function isMajor(millimetre: number, from: number = 0): boolean {
  return (millimetre - from) % MAJOR === 0
}

/** The x position of the start of the trace. */
export const STRIP_START = MARGIN

function everyMillimetre(length: number): number[] {
  return Array.from({ length: Math.floor(length) + 1 }, (_, index) => index)
}

function upTo(length: number, step: number): number {
  return Math.ceil(length / step - 1e-6) * step
}

function reachOf(microvolts: readonly (number | null)[]): { up: number; down: number } {
  const known = microvolts.filter((value) => value !== null)
  return {
    // every row has room for the pulse of one millivolt
    up: known.reduce((most, value) => Math.max(most, value), MICROVOLTS_PER_MILLIVOLT),
    down: known.reduce((most, value) => Math.max(most, -value), 0),
  }
}

function pulseAt(baseline: number, high: number): Point[] {
  const right = MARGIN - 2
  const left = right - PULSE_WIDE
  return [
    [left - 1, baseline],
    [left, baseline],
    [left, baseline - high],
    [right, baseline - high],
    [right, baseline],
    [right + 1, baseline],
  ]
}

function tracesOf(
  { samplesPerSecond, millimetresPerSecond, millimetresPerMillivolt }: EcgStrip,
  microvolts: readonly (number | null)[],
  baseline: number,
): Point[][] {
  const pieces: Point[][] = [[]]
  for (const [index, value] of microvolts.entries()) {
    if (value === null) {
      pieces.push([])
      continue
    }
    const x = MARGIN + (index / samplesPerSecond) * millimetresPerSecond
    const y = baseline - (value / MICROVOLTS_PER_MILLIVOLT) * millimetresPerMillivolt
    pieces.at(-1)?.push([x, y])
  }
  return pieces.filter((piece) => piece.length > 1)
}

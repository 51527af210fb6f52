import { shownMilliseconds, shownMillivolts } from '@systole/domain/ecg-values/ecg-number'
import type { EcgStrip, StripMark } from '@systole/domain/key-images/ecg-strip'
import { readTrace } from '@systole/domain/measurements/read-trace'

export type Point = readonly [x: number, y: number]

/** A drawn measurement, in millimetres. */
export type MarkDrawing = {
  lines: readonly (readonly Point[])[]
  words: string
  /** The start of the label on its baseline. */
  at: Point
}

type Laid = {
  rows: readonly { name: string; baseline: number }[]
  height: number
  /** The x position of the start of the trace. */
  start: number
}

/** The line height of labels above the trace, where they never cover a wave. */
const LINE = 4
const LINES = 3
const ABOVE = 1
const HALF_WIDTH = 4

/** Returns the height above the rows for the labels of intervals. */
export function headOf(strip: EcgStrip): number {
  return Math.min(LINES, intervalsOf(strip).length) * LINE
}

export function drawMarks(strip: EcgStrip, laid: Laid): MarkDrawing[] {
  const intervals = intervalsOf(strip)
  const heights = marksOf(strip).filter(({ method }) => method === 'amplitude')
  return [
    ...intervals.map((mark, place) => drawInterval(strip, laid, { mark, line: place % LINES })),
    ...heights.flatMap((mark) => drawHeight(strip, laid, mark) ?? []),
  ]
}

function intervalsOf(strip: EcgStrip): StripMark[] {
  return marksOf(strip)
    .filter(({ method }) => method === 'interval')
    .sort((one, other) => one.from.x - other.from.x)
}

function marksOf({ marks = [], caliper }: EcgStrip): StripMark[] {
  if (!caliper) return marks
  const [from, to] = [caliper.from, caliper.to].map((x) => ({ x, y: 0 }))
  return from && to ? [...marks, { method: 'interval', label: '', from, to }] : marks
}

/** Draws an interval: two lines in time, joined under the label. */
function drawInterval(
  strip: EcgStrip,
  { height, start }: Laid,
  { mark, line }: { mark: StripMark; line: number },
): MarkDrawing {
  const [left = 0, right = 0] = [mark.from.x, mark.to.x]
    .map((seconds) => start + (seconds - strip.startSeconds) * strip.millimetresPerSecond)
    .sort((one, other) => one - other)
  const y = (line + 1) * LINE
  const edge = (x: number): Point[] => [
    [x, y],
    [x, height],
  ]
  const joined: Point[] = [
    [left, y],
    [right, y],
  ]
  return { lines: [edge(left), edge(right), joined], words: wordsOf(mark), at: [left, y - ABOVE] }
}

/** Draws an amplitude: two lines in millivolts on their lead, joined. */
function drawHeight(
  strip: EcgStrip,
  { rows, start }: Laid,
  mark: StripMark,
): MarkDrawing | undefined {
  const row = rows.find(({ name }) => name === mark.label)
  if (!row) return undefined
  const x = start + (mark.from.x - strip.startSeconds) * strip.millimetresPerSecond
  const yOf = (millivolts: number) => row.baseline - millivolts * strip.millimetresPerMillivolt
  const [base, top] = [yOf(mark.from.y), yOf(mark.to.y)]
  const across = (y: number): Point[] => [
    [x - HALF_WIDTH, y],
    [x + HALF_WIDTH, y],
  ]
  const upright: Point[] = [
    [x, base],
    [x, top],
  ]
  const at: Point = [x + ABOVE, Math.min(base, top) - ABOVE]
  return { lines: [across(base), across(top), upright], words: wordsOf(mark), at }
}

/** Formats the label with standard symbols, which are the same in every language. */
function wordsOf({ method, label, from, to }: StripMark): string {
  const reading = readTrace(method, [from, to], label)
  const value =
    reading.method === 'interval'
      ? `${shownMilliseconds((reading.milliseconds ?? 0) / 1000)} ms`
      : `${shownMillivolts(reading.millivolts ?? 0)} mV`
  return [label, value].filter((part) => part !== '').join(' ')
}

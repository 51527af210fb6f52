import { NO_SAMPLE } from '../signal/ecg-signal.ts'
import { LEVEL_FACTOR, samplesPerPair } from './pyramid.ts'

/** Under this many samples a column, the samples themselves are drawn as a line. */
const LINE_SAMPLES_PER_COLUMN = 2

/** Columns of a picture: `from` is the sample (or fraction) at the left edge of the first. */
export type ColumnWindow = { from: number; samplesPerColumn: number; columns: number }

/** The source of a picture: the line of samples, columns of samples, or columns of a level of the pyramid. */
export type DrawFrom =
  | { kind: 'line' }
  | { kind: 'samples' }
  | { kind: 'level'; level: number; samplesPerPair: number }

/**
 * Returns what to draw a picture from: the coarsest level whose pairs are not wider than a column, so that every column shows its true
 * extremes; below the finest level the samples, and their line where a column has fewer than two. Handbook 5.9.
 */
export function drawFrom(samplesPerColumn: number, levelCount: number): DrawFrom {
  if (samplesPerColumn < LINE_SAMPLES_PER_COLUMN) return { kind: 'line' }
  if (samplesPerColumn < samplesPerPair(0) || levelCount === 0) return { kind: 'samples' }
  const fitting = Math.floor(
    Math.log(samplesPerColumn / samplesPerPair(0)) / Math.log(LEVEL_FACTOR),
  )
  const level = samplesPerPair(fitting + 1) <= samplesPerColumn ? fitting + 1 : fitting
  const kept = Math.min(level, levelCount - 1)
  return { kind: 'level', level: kept, samplesPerPair: samplesPerPair(kept) }
}

/**
 * Writes the lowest and highest count of every column into `out`, twice `NO_SAMPLE` where there is none. `samples` begin at sample
 * `offset` of the recording; samples outside them are missing.
 */
export function decimateSamples(
  samples: Int16Array,
  offset: number,
  window: ColumnWindow,
  out: Int16Array,
): Int16Array {
  for (let column = 0; column < window.columns; column += 1) {
    const [from, to] = columnStretch(window, column, 1, offset, samples.length)
    let low = 32_767
    let high = NO_SAMPLE
    for (let at = from; at < to; at += 1) {
      const count = samples[at] as number // inside the array; a fallback would halve the speed
      if (count > high) high = count
      if (count < low && count !== NO_SAMPLE) low = count
    }
    out[2 * column] = high === NO_SAMPLE ? NO_SAMPLE : low
    out[2 * column + 1] = high
  }
  return out
}

/** Writes the lowest and highest count of every column into `out` from pairs of a level; the first of `pairs` is pair `offset`. */
export function decimatePairs(
  level: { pairs: Int16Array; samplesPerPair: number },
  offset: number,
  window: ColumnWindow,
  out: Int16Array,
): Int16Array {
  const { pairs } = level
  const count = pairs.length / 2
  for (let column = 0; column < window.columns; column += 1) {
    const [from, to] = columnStretch(window, column, level.samplesPerPair, offset, count)
    let low = 32_767
    let high = NO_SAMPLE
    for (let at = 2 * from; at < 2 * to; at += 2) {
      const lowest = pairs[at] as number
      const highest = pairs[at + 1] as number
      if (lowest < low && lowest !== NO_SAMPLE) low = lowest
      if (highest > high) high = highest
    }
    out[2 * column] = high === NO_SAMPLE ? NO_SAMPLE : low
    out[2 * column + 1] = high
  }
  return out
}

/** Returns the entries of a column, at least one where the data reaches so far: from the one at its left edge up to its right edge. */
function columnStretch(
  { from, samplesPerColumn }: ColumnWindow,
  column: number,
  samplesPerEntry: number,
  offset: number,
  length: number,
): [number, number] {
  const first = Math.floor((from + column * samplesPerColumn) / samplesPerEntry) - offset
  const next = Math.floor((from + (column + 1) * samplesPerColumn) / samplesPerEntry) - offset
  return [Math.max(0, first), Math.min(length, Math.max(first + 1, next))]
}

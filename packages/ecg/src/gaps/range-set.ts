import type { SampleRange } from '../signal/ecg-signal.ts'
import { lowerBound } from '../signal/lower-bound.ts'

/** Returns ascending ranges without overlap that cover the same samples; ranges up to `apart` samples apart are joined. */
export function joinRanges(ranges: readonly SampleRange[], apart = 0): SampleRange[] {
  const joined: SampleRange[] = []
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    if (range.to <= range.from) continue
    const last = joined.at(-1)
    if (last !== undefined && range.from <= last.to + apart) last.to = Math.max(last.to, range.to)
    else joined.push({ from: range.from, to: range.to })
  }
  return joined
}

/** Returns the samples that belong to both of two ascending lists. */
export function intersectRanges(
  one: readonly SampleRange[],
  other: readonly SampleRange[],
): SampleRange[] {
  const both: SampleRange[] = []
  let i = 0
  let j = 0
  for (let a = one[i], b = other[j]; a !== undefined && b !== undefined; a = one[i], b = other[j]) {
    const from = Math.max(a.from, b.from)
    const to = Math.min(a.to, b.to)
    if (from < to) both.push({ from, to })
    if (a.to < b.to) i += 1
    else j += 1
  }
  return both
}

/** Returns whether a sample is in one of ascending ranges without overlap. */
export function isInRange(ranges: readonly SampleRange[], sample: number): boolean {
  const range = ranges[lowerBound(ranges.length, (index) => (ranges[index]?.to ?? 0) > sample)]
  return range !== undefined && sample >= range.from
}

/** Returns the parts of a range that none of ascending ranges without overlap covers. */
export function uncovered(range: SampleRange, by: readonly SampleRange[]): SampleRange[] {
  const free: SampleRange[] = []
  let from = range.from
  for (const cover of by) {
    if (cover.to <= from) continue
    if (cover.from >= range.to) break
    if (cover.from > from) free.push({ from, to: cover.from })
    from = Math.max(from, cover.to)
  }
  if (from < range.to) free.push({ from, to: range.to })
  return free
}

/** Returns the samples in ranges. */
export function samplesIn(ranges: readonly SampleRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0)
}

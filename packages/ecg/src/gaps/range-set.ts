import type { SampleRange } from '../signal/ecg-signal.ts'

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

import { type PaperScale, pixelsPerMillivolt, pixelsPerSecond } from './ecg-paper.ts'

type Window = { samplesPerSecond: number; startSeconds: number; widthPixels: number }

/**
 * Returns the line of one lead as x, y pairs in pixels, y growing downward from the baseline. If several samples share a pixel,
 * the first, lowest, highest and last are kept, so that no R peak is lost. y is NaN where nothing was measured, which interrupts
 * the line.
 */
export function tracePoints(
  millivolts: Float32Array,
  window: Window,
  scale: PaperScale,
): Float32Array {
  const perSecond = pixelsPerSecond(scale)
  const perMillivolt = pixelsPerMillivolt(scale)
  const xOf = (index: number) => (index / window.samplesPerSecond - window.startSeconds) * perSecond
  const { first, last } = visibleSamples(millivolts.length, window, perSecond)

  const points: number[] = []
  const push = (index: number) =>
    points.push(xOf(index), 0 - (millivolts[index] ?? 0) * perMillivolt)
  for (let index = first; index <= last; ) {
    const end = sameColumn(index, last, xOf)
    for (const kept of extremes(millivolts, index, end)) push(kept)
    index = end + 1
  }
  return Float32Array.from(points)
}

/** Returns the visible samples and one beyond each edge, so that the line extends to the edges of the strip. */
function visibleSamples(length: number, window: Window, perSecond: number) {
  const { samplesPerSecond, startSeconds, widthPixels } = window
  return {
    first: Math.max(0, Math.floor(startSeconds * samplesPerSecond)),
    last: Math.min(
      length - 1,
      Math.ceil((startSeconds + widthPixels / perSecond) * samplesPerSecond),
    ),
  }
}

function sameColumn(start: number, last: number, xOf: (index: number) => number): number {
  const column = Math.floor(xOf(start))
  let end = start
  while (end < last && Math.floor(xOf(end + 1)) === column) end += 1
  return end
}

function extremes(values: Float32Array, start: number, end: number): number[] {
  let low = start
  let high = start
  for (let index = start + 1; index <= end; index += 1) {
    const value = values[index] ?? 0
    if (value < (values[low] ?? 0) || Number.isNaN(values[low])) low = index
    if (value > (values[high] ?? 0) || Number.isNaN(values[high])) high = index
  }
  return [...new Set([start, low, high, end])].sort((one, other) => one - other)
}

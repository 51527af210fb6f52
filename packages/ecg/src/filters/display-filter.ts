import { type FilterSection, filterBothWays, highPass, lowPass } from '../signal/butterworth.ts'
import { NO_SAMPLE } from '../signal/ecg-signal.ts'

export const HIGH_PASSES = [0.05, 0.5] as const
export const LOW_PASSES = [40, 100, 150] as const
export const NOTCHES = [50, 60] as const

/** A filter of the picture, in Hz; it never changes what is measured or stored. `undefined` is off. */
export type DisplayFilter = {
  highPass: (typeof HIGH_PASSES)[number] | undefined
  lowPass: (typeof LOW_PASSES)[number] | undefined
  notch: (typeof NOTCHES)[number] | undefined
}
export const AS_RECORDED: DisplayFilter = {
  highPass: undefined,
  lowPass: undefined,
  notch: undefined,
}

/** A second-order filter that runs twice has half power at 0.802 of its own corner, or at its reciprocal. */
const TWO_PASS_SHIFT = 0.802
/** A low-pass stays below this share of the sampling rate. */
const HIGHEST_SHARE = 0.49
const NOTCH_WIDTH_HZ = 2
/** After this many periods of the lowest corner, the beginning of a stretch has no influence any more. */
const SETTLING_PERIODS = 0.75
const LEAST_SETTLING_SECONDS = 1

export function isAsRecorded({ highPass: high, lowPass: low, notch }: DisplayFilter): boolean {
  return high === undefined && low === undefined && notch === undefined
}

/** Returns how much signal on both sides of a stretch its filtered samples depend on. */
export function settlingSeconds({ highPass: high }: DisplayFilter): number {
  return Math.max(LEAST_SETTLING_SECONDS, high === undefined ? 0 : SETTLING_PERIODS / high)
}

/** Filters counts in place without delaying any wave. Lost samples stay lost and are bridged for the filter. */
export function filterForDisplay(
  counts: Int16Array,
  filter: DisplayFilter,
  of: { samplesPerSecond: number; baseline: number },
): void {
  const values = bridged(counts, of.baseline)
  if (!values) return
  for (const section of sectionsOf(filter, of.samplesPerSecond)) filterBothWays(values, section)
  for (let at = 0; at < counts.length; at += 1) {
    if (counts[at] === NO_SAMPLE) continue
    const count = Math.round((values[at] ?? 0) + of.baseline)
    counts[at] = Math.max(-32_767, Math.min(32_767, count))
  }
}

function sectionsOf(filter: DisplayFilter, samplesPerSecond: number): FilterSection[] {
  const sections: FilterSection[] = []
  if (filter.highPass) sections.push(highPass(filter.highPass * TWO_PASS_SHIFT, samplesPerSecond))
  if (filter.notch && filter.notch < samplesPerSecond / 2) {
    sections.push(notch(filter.notch, samplesPerSecond))
  }
  if (filter.lowPass && filter.lowPass < samplesPerSecond / 2) {
    sections.push(lowPass(onePassCorner(filter.lowPass, samplesPerSecond), samplesPerSecond))
  }
  return sections
}

/** Returns the corner at which a low-pass that runs twice has half power at `hz`. */
function onePassCorner(hz: number, samplesPerSecond: number): number {
  const warped = Math.tan((Math.PI * hz) / samplesPerSecond) / TWO_PASS_SHIFT
  const corner = (Math.atan(warped) * samplesPerSecond) / Math.PI
  return Math.min(corner, HIGHEST_SHARE * samplesPerSecond)
}

function notch(hz: number, samplesPerSecond: number): FilterSection {
  const turn = (2 * Math.PI * hz) / samplesPerSecond
  const width = Math.tan((Math.PI * NOTCH_WIDTH_HZ) / samplesPerSecond)
  const gain = 1 / (1 + width)
  const middle = -2 * Math.cos(turn) * gain
  return { b0: gain, b1: middle, b2: gain, a1: middle, a2: (1 - width) * gain }
}

/** Returns the counts above the baseline, with straight lines over lost samples; undefined if all are lost. */
function bridged(counts: Int16Array, baseline: number): Float64Array | undefined {
  const values = new Float64Array(counts.length)
  let last = -1
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] as number
    if (count === NO_SAMPLE) continue
    values[at] = count - baseline
    if (at - last > 1) bridge(values, last, at)
    last = at
  }
  if (last < 0) return undefined
  values.fill(values[last] as number, last + 1)
  return values
}

function bridge(values: Float64Array, before: number, after: number): void {
  const end = values[after] as number
  const start = before < 0 ? end : (values[before] as number)
  for (let at = before + 1; at < after; at += 1) {
    values[at] = start + ((end - start) * (at - before)) / (after - before)
  }
}

import type { StoredMedianBeat } from '@systole/ecg/analysis/stored-median-beat'
import type { LeadBounds } from '@systole/ecg/waves/beat-shape'
import type { ReviewedMedian } from '../loaded-review.ts'

/** A lead of the median beat in millivolts; derived ones are computed from I and II. */
export type MedianLead = {
  name: string
  isDerived: boolean
  millivolts: Float32Array
  /** The waves that were found; of a derived lead those of all leads together. */
  bounds: LeadBounds | undefined
}

const DERIVED = [
  ['III', (one: number, two: number) => two - one],
  ['aVR', (one: number, two: number) => -(one + two) / 2],
  ['aVL', (one: number, two: number) => one - two / 2],
  ['aVF', (one: number, two: number) => two - one / 2],
] as const

/** Returns the measured leads of a median beat, and the limb leads that follow from I and II. */
export function allLeads({ beat, bounds }: ReviewedMedian): MedianLead[] {
  const measured = beat.leads.map(
    ({ name, microvolts }, index): MedianLead => ({
      ...{ name, isDerived: false },
      millivolts: Float32Array.from(microvolts, (value) => value / 1000),
      bounds: bounds.leads[index],
    }),
  )
  const find = (name: string) => measured.find((lead) => lead.name.toUpperCase() === name)
  const [one, two] = [find('I'), find('II')]
  if (!one || !two) return measured
  const derived = DERIVED.filter(([name]) => !find(name.toUpperCase())).map(
    ([name, of]): MedianLead => ({
      ...{ name, isDerived: true, bounds: two.bounds },
      millivolts: one.millivolts.map((value, at) => of(value, two.millivolts[at] ?? 0)),
    }),
  )
  return [...measured, ...derived]
}

/** Returns the level right before the QRS, which heights are read against. */
export function levelBefore(
  millivolts: Float32Array,
  on: number,
  samplesPerSecond: number,
): number {
  const count = Math.max(1, Math.round(0.01 * samplesPerSecond))
  let sum = 0
  for (let step = 1; step <= count; step += 1) sum += millivolts[Math.max(0, on - step)] ?? 0
  return sum / count
}

/** Returns the largest deflection above and below a level between two indexes. */
export function reachBetween(
  millivolts: Float32Array,
  { from, to }: { from: number; to: number },
  level: number,
): { above: number; below: number } {
  let [above, below] = [0, 0]
  for (let at = Math.max(0, from); at <= Math.min(to, millivolts.length - 1); at += 1) {
    const value = (millivolts[at] ?? 0) - level
    above = Math.max(above, value)
    below = Math.min(below, value)
  }
  return { above, below }
}

/** Returns the number of steps of the median beat between two samples of the recording. */
export function stepsPerSample({ resolutionSeconds, samplesPerSecond }: StoredMedianBeat): number {
  return Math.max(1, Math.round(resolutionSeconds * samplesPerSecond))
}

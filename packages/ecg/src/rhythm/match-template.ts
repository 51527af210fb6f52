import { millivoltsOf, type SampleRange, type SignalLead } from '../signal/ecg-signal.ts'
import { dot } from './p-template.ts'

/** A place where the signal has the shape of a template; `strength` has its sign and height. */
export type Match = { sample: number; correlation: number; strength: number }

/** Returns the places within a stretch whose shape is that of the template or its mirror image, one template apart at least. */
export function matchTemplate(
  lead: SignalLead,
  { from, to }: SampleRange,
  template: Float64Array,
  smallestCorrelation: number,
): Match[] {
  const half = template.length >> 1
  if (from - half < 0 || to <= from) return []
  const values = millivoltsOf(lead, { from: from - half, to: to + half + 1 })
  const matches: Match[] = []
  for (let index = 0; index < to - from; index += 1) {
    const strength = dot(values, index, template)
    const energy = energyWithoutLine(values, index, template.length)
    if (!(energy > 1e-12)) continue
    const correlation = Math.abs(strength) / Math.sqrt(energy)
    if (correlation < smallestCorrelation) continue
    keepBest(matches, { sample: from + index, correlation, strength }, template.length)
  }
  return matches
}

/** Matches that are near each other are one wave: the best of them counts. */
function keepBest(matches: Match[], match: Match, apart: number): void {
  const last = matches.at(-1)
  if (last === undefined || match.sample - last.sample > apart) matches.push(match)
  else if (match.correlation > last.correlation) matches[matches.length - 1] = match
}

/** Returns the sum of squares around the straight line through the values. */
function energyWithoutLine(values: Float32Array, from: number, length: number): number {
  let sum = 0
  let squares = 0
  let slope = 0
  const middle = (length - 1) / 2
  for (let index = 0; index < length; index += 1) {
    const value = values[from + index] ?? 0
    sum += value
    squares += value * value
    slope += value * (index - middle)
  }
  const spread = (length * (length * length - 1)) / 12
  return squares - (sum * sum) / length - (slope * slope) / spread
}

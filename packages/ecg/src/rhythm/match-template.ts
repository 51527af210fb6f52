import { millivoltsOf, type SampleRange, type SignalLead } from '../signal/ecg-signal.ts'

/** A place where the signal has the shape of a template; `strength` has its sign and height. */
export type Match = { sample: number; correlation: number; strength: number }

/** A first look at every fourth place of a P or so; between two looks the correlation falls by less than `LOOK_MARGIN`. */
const LOOKS_IN_TEMPLATE = 8
const LOOK_MARGIN = 0.15

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
  const step = Math.max(1, Math.floor(template.length / LOOKS_IN_TEMPLATE))
  const matches: Match[] = []
  for (let look = 0; look < to - from; look += step) {
    const { correlation } = matchAt(values, look, template)
    if (!(correlation >= smallestCorrelation - LOOK_MARGIN)) continue
    const last = Math.min(to - from - 1, look + step - 1)
    for (let index = Math.max(0, look - step + 1); index <= last; index += 1) {
      const match = matchAt(values, index, template)
      if (!(match.correlation >= smallestCorrelation)) continue
      keepBest(matches, { ...match, sample: from + index }, template.length)
    }
  }
  return matches
}

/** Matches that are near each other are one wave: the best of them counts. */
function keepBest(matches: Match[], match: Match, apart: number): void {
  const last = matches.at(-1)
  if (last === undefined || match.sample - last.sample > apart) matches.push(match)
  else if (match.correlation > last.correlation) matches[matches.length - 1] = match
}

/** Correlates the values around their straight line with the template; not a number where a sample is lost. */
function matchAt(
  values: Float32Array,
  from: number,
  template: Float64Array,
): { correlation: number; strength: number } {
  const length = template.length
  const middle = (length - 1) / 2
  let strength = 0
  let sum = 0
  let squares = 0
  let slope = 0
  for (let index = 0; index < length; index += 1) {
    const value = values[from + index] ?? 0
    strength += value * (template[index] ?? 0)
    sum += value
    squares += value * value
    slope += value * (index - middle)
  }
  const spread = (length * (length * length - 1)) / 12
  const energy = squares - (sum * sum) / length - (slope * slope) / spread
  const correlation = energy > SMALLEST_ENERGY ? Math.abs(strength) / Math.sqrt(energy) : 0
  return { correlation, strength }
}

/** Less is a flat line, in squared millivolts. */
const SMALLEST_ENERGY = 1e-9

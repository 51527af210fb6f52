/** A second-order filter section: y = b0 x + b1 x' + b2 x'' − a1 y' − a2 y''. */
export type FilterSection = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** Coefficients are rounded, so that a trigonometric function that differs by a bit between engines changes no beat. */
const COEFFICIENT_STEPS = 2 ** 40

const rounded = (value: number) => Math.round(value * COEFFICIENT_STEPS) / COEFFICIENT_STEPS

/** Returns a second-order Butterworth low-pass. */
export function lowPass(hz: number, samplesPerSecond: number): FilterSection {
  const k = Math.tan((Math.PI * hz) / samplesPerSecond)
  const norm = 1 / (1 + Math.SQRT2 * k + k * k)
  const b0 = rounded(k * k * norm)
  return { b0, b1: 2 * b0, b2: b0, ...poles(k, norm) }
}

/** Returns a second-order Butterworth high-pass. */
export function highPass(hz: number, samplesPerSecond: number): FilterSection {
  const k = Math.tan((Math.PI * hz) / samplesPerSecond)
  const norm = 1 / (1 + Math.SQRT2 * k + k * k)
  const b0 = rounded(norm)
  return { b0, b1: -2 * b0, b2: b0, ...poles(k, norm) }
}

/** Returns a notch that removes one frequency and a band of `hz / quality` around it. */
export function notch(hz: number, samplesPerSecond: number, quality: number): FilterSection {
  const angle = (2 * Math.PI * hz) / samplesPerSecond
  const alpha = Math.sin(angle) / (2 * quality)
  const norm = 1 / (1 + alpha)
  const b0 = rounded(norm)
  const b1 = rounded(-2 * Math.cos(angle) * norm)
  return { b0, b1, b2: b0, a1: b1, a2: rounded((1 - alpha) * norm) }
}

/** Filters samples in place forwards and backwards, so that no wave is delayed. Both ends are continued by their last value. */
export function filterBothWays(samples: Float64Array, section: FilterSection): void {
  filterOneWay(samples, section, 0, 1)
  filterOneWay(samples, section, samples.length - 1, -1)
}

function poles(k: number, norm: number): { a1: number; a2: number } {
  return { a1: rounded(2 * (k * k - 1) * norm), a2: rounded((1 - Math.SQRT2 * k + k * k) * norm) }
}

function filterOneWay(samples: Float64Array, section: FilterSection, start: number, step: 1 | -1) {
  const { b0, b1, b2, a1, a2 } = section
  const first = samples[start] ?? 0
  const settled = (first * (b0 + b1 + b2)) / (1 + a1 + a2)
  let late = b2 * first - a2 * settled
  let early = b1 * first - a1 * settled + late
  let index = start
  for (let count = samples.length; count > 0; count -= 1) {
    const x = samples[index] as number
    const y = b0 * x + early
    early = b1 * x - a1 * y + late
    late = b2 * x - a2 * y
    samples[index] = y
    index += step
  }
}

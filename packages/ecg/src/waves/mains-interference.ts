import { median } from './median.ts'

const MAINS_HZ = [50, 60] as const
/** Five or six whole cycles: the span of one estimate. */
const SPAN_SECONDS = 0.1
/** The interference follows the mains within this time; the median over it ignores the spans that hold a QRS. */
const STEP_SECONDS = 2
/** A typical deviation is 1.4826 medians of the absolute deviations; below 4 standard errors or 2 µV nothing is subtracted. */
const SURE_FACTOR = 4
const LEAST_MILLIVOLTS = 0.002
const FEWEST_SPANS = 5

type Phasor = { cosine: number; sine: number }

/**
 * Subtracts 50 and 60 Hz interference by an estimate of its amplitude and phase every two seconds, where there surely is some. A notch
 * filter would ring after each QRS and change its height.
 */
export function subtractMains(values: Float32Array, samplesPerSecond: number): void {
  for (const hertz of MAINS_HZ) {
    if (samplesPerSecond < 2.5 * hertz) continue
    const wave = unitWave(values.length, hertz / samplesPerSecond)
    const estimates = estimateEachStep(values, wave, samplesPerSecond)
    if (estimates.some(({ cosine, sine }) => cosine !== 0 || sine !== 0)) {
      subtractWave(values, wave, estimates, Math.round(STEP_SECONDS * samplesPerSecond))
    }
  }
}

type UnitWave = { cosines: Float64Array; sines: Float64Array }

/** Draws cosine and sine by rotation, which is exact enough for a minute and much cheaper than calling them. */
function unitWave(length: number, cyclesPerSample: number): UnitWave {
  const turn = 2 * Math.PI * cyclesPerSample
  const [stepCosine, stepSine] = [Math.cos(turn), Math.sin(turn)]
  const cosines = new Float64Array(length)
  const sines = new Float64Array(length)
  let cosine = 1
  let sine = 0
  for (let index = 0; index < length; index += 1) {
    cosines[index] = cosine
    sines[index] = sine
    const next = cosine * stepCosine - sine * stepSine
    sine = sine * stepCosine + cosine * stepSine
    cosine = next
  }
  return { cosines, sines }
}

function estimateEachStep(
  values: Float32Array,
  wave: UnitWave,
  samplesPerSecond: number,
): Phasor[] {
  const span = Math.round(SPAN_SECONDS * samplesPerSecond)
  const spans: Phasor[] = []
  for (let from = 0; from + span <= values.length; from += span) {
    spans.push(phasorOf(values, wave, from, span))
  }
  const spansPerStep = Math.round(STEP_SECONDS / SPAN_SECONDS)
  const steps = Math.ceil(spans.length / spansPerStep)
  return Array.from({ length: steps }, (_, step) =>
    surePhasor(spans.slice(Math.max(0, (step - 1) * spansPerStep), (step + 2) * spansPerStep)),
  )
}

/** Returns cosine and sine parts of a span, without its mean and slope. */
function phasorOf(
  values: Float32Array,
  { cosines, sines }: UnitWave,
  from: number,
  length: number,
): Phasor {
  const first = values[from] ?? 0
  const slope = ((values[from + length - 1] ?? 0) - first) / Math.max(1, length - 1)
  let cosine = 0
  let sine = 0
  for (let offset = 0; offset < length; offset += 1) {
    const value = (values[from + offset] ?? 0) - first - slope * offset
    cosine += value * (cosines[from + offset] ?? 0)
    sine += value * (sines[from + offset] ?? 0)
  }
  return { cosine: (2 * cosine) / length, sine: (2 * sine) / length }
}

/** Returns the median of estimates if it surely differs from none. */
function surePhasor(spans: readonly Phasor[]): Phasor {
  const none = { cosine: 0, sine: 0 }
  if (spans.length < FEWEST_SPANS) return none
  const cosine = median(spans.map((span) => span.cosine))
  const sine = median(spans.map((span) => span.sine))
  const deviation = median(spans.map((span) => Math.hypot(span.cosine - cosine, span.sine - sine)))
  const standardError = (1.4826 * deviation) / Math.sqrt(spans.length)
  const size = Math.hypot(cosine, sine)
  return size > Math.max(LEAST_MILLIVOLTS, SURE_FACTOR * standardError) ? { cosine, sine } : none
}

function subtractWave(
  values: Float32Array,
  { cosines, sines }: UnitWave,
  estimates: readonly Phasor[],
  step: number,
): void {
  for (let index = 0; index < values.length; index += 1) {
    const place = Math.max(0, index / step - 0.5)
    const left = Math.min(estimates.length - 1, Math.floor(place))
    const share = Math.min(1, place - left)
    const one = estimates[left] ?? { cosine: 0, sine: 0 }
    const other = estimates[left + 1] ?? one
    const cosine = one.cosine + share * (other.cosine - one.cosine)
    const sine = one.sine + share * (other.sine - one.sine)
    values[index] =
      (values[index] ?? 0) - cosine * (cosines[index] ?? 0) - sine * (sines[index] ?? 0)
  }
}

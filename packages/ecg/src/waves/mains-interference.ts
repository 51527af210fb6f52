import { medianOrZero } from './median-or-zero.ts'

export const MAINS_HZ = [50, 60] as const
/** Five or six whole cycles: the span of one estimate. */
export const SPAN_SECONDS = 0.1
/** The interference follows the mains within this time; the median over it ignores the spans that hold a QRS. */
export const STEP_SECONDS = 2
/** A typical deviation is 1.4826 medians of the absolute deviations; below 4 standard errors or 2 µV nothing is subtracted. */
const SURE_FACTOR = 4
const LEAST_MILLIVOLTS = 0.002
const FEWEST_SPANS = 5

export type Phasor = { cosine: number; sine: number }
export const NONE: Phasor = { cosine: 0, sine: 0 }

/**
 * Subtracts 50 and 60 Hz interference by an estimate of its amplitude and phase every two seconds, where there surely is some. A notch
 * filter would ring after each QRS and change its height.
 */
export function subtractMains(values: Float32Array, samplesPerSecond: number): void {
  for (const hertz of MAINS_HZ) {
    if (samplesPerSecond < 2.5 * hertz) continue
    const wave = unitWave(values.length, hertz / samplesPerSecond)
    const estimates = estimateEachStep(values, wave, samplesPerSecond)
    if (estimates.some((estimate) => estimate !== NONE)) {
      subtractWave(values, wave, estimates, Math.round(STEP_SECONDS * samplesPerSecond))
    }
  }
}

type UnitWave = { cosines: Float64Array; sines: Float64Array }

/** The waves of the last frequencies: each block of a recording needs the same. */
const waves = new Map<number, UnitWave>()
const MOST_WAVES = 4

function unitWave(length: number, cyclesPerSample: number): UnitWave {
  const known = waves.get(cyclesPerSample)
  if (known && known.cosines.length >= length) return known
  if (waves.size >= MOST_WAVES) waves.clear()
  const wave = drawWave(length, cyclesPerSample)
  waves.set(cyclesPerSample, wave)
  return wave
}

/** Draws cosine and sine by rotation, which is exact enough for a minute and much cheaper than calling them. */
function drawWave(length: number, cyclesPerSample: number): UnitWave {
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

/** Phasors of spans, one after the other. */
type Spans = UnitWave

function estimateEachStep(
  values: Float32Array,
  wave: UnitWave,
  samplesPerSecond: number,
): Phasor[] {
  const span = Math.round(SPAN_SECONDS * samplesPerSecond)
  const count = Math.floor(values.length / span)
  const spans = { cosines: new Float64Array(count), sines: new Float64Array(count) }
  for (let place = 0; place < count; place += 1) writePhasor(values, wave, { place, span }, spans)
  const spansPerStep = Math.round(STEP_SECONDS / SPAN_SECONDS)
  const distances = new Float64Array(3 * spansPerStep)
  return Array.from({ length: Math.ceil(count / spansPerStep) }, (_, step) => {
    const from = Math.max(0, (step - 1) * spansPerStep)
    const to = (step + 2) * spansPerStep
    return surePhasor(spans.cosines.subarray(from, to), spans.sines.subarray(from, to), distances)
  })
}

/** Writes cosine and sine parts of a span, without its mean and slope. */
function writePhasor(
  values: Float32Array,
  { cosines, sines }: UnitWave,
  { place, span }: { place: number; span: number },
  out: Spans,
): void {
  const from = place * span
  const first = values[from] as number
  const slope = ((values[from + span - 1] as number) - first) / Math.max(1, span - 1)
  let cosine = 0
  let sine = 0
  for (let offset = 0; offset < span; offset += 1) {
    const value = (values[from + offset] as number) - first - slope * offset
    cosine += value * (cosines[from + offset] as number)
    sine += value * (sines[from + offset] as number)
  }
  out.cosines[place] = (2 * cosine) / span
  out.sines[place] = (2 * sine) / span
}

/** Returns the median of estimates if it surely differs from none. */
export function surePhasor(
  cosines: Float64Array,
  sines: Float64Array,
  distances: Float64Array,
): Phasor {
  const count = cosines.length
  if (count < FEWEST_SPANS) return NONE
  const cosine = medianOrZero(cosines)
  const sine = medianOrZero(sines)
  const size = Math.sqrt(cosine * cosine + sine * sine)
  if (!(size > LEAST_MILLIVOLTS)) return NONE
  for (let index = 0; index < count; index += 1) {
    const awayCosine = (cosines[index] as number) - cosine
    const awaySine = (sines[index] as number) - sine
    distances[index] = Math.sqrt(awayCosine * awayCosine + awaySine * awaySine)
  }
  const deviation = medianOrZero(distances.subarray(0, count))
  const standardError = (1.4826 * deviation) / Math.sqrt(count)
  return size > SURE_FACTOR * standardError ? { cosine, sine } : NONE
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
    const one = estimates[left] ?? NONE
    const other = estimates[left + 1] ?? one
    const cosine = one.cosine + share * (other.cosine - one.cosine)
    const sine = one.sine + share * (other.sine - one.sine)
    values[index] =
      (values[index] as number) -
      cosine * (cosines[index] as number) -
      sine * (sines[index] as number)
  }
}

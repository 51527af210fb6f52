import { NO_SAMPLE, type SignalLead } from '../signal/ecg-signal.ts'
import {
  MAINS_HZ,
  NONE,
  type Phasor,
  SPAN_SECONDS,
  STEP_SECONDS,
  surePhasor,
} from './mains-interference.ts'

/** Subtracts the hum from millivolts of a lead, the first of which is the sample `from`. */
export type SubtractMains = (millivolts: Float32Array, from: number) => void

/** At 10 mm/mV the line of a trace is 0.02 mV thick; less hum changes no shape. */
const LEAST_MILLIVOLTS = 0.02
const SPANS_PER_STEP = 6
/** The waves have so many points a cycle: rounded, so that every engine has the same. */
const TABLE_POINTS = 4096
const ROUNDING = 1e9
const SINES = Float64Array.from({ length: TABLE_POINTS }, (_, index) => {
  return Math.round(Math.sin((2 * Math.PI * index) / TABLE_POINTS) * ROUNDING) / ROUNDING
})
const QUARTER = TABLE_POINTS / 4

type Hum = { cyclesPerSample: number; steps: readonly Phasor[] }

/** Estimates 50 and 60 Hz hum of a lead every two seconds; returns undefined where there surely is none that matters. */
export function mainsOfLead(lead: SignalLead, samplesPerSecond: number): SubtractMains | undefined {
  const stepSamples = STEP_SECONDS * samplesPerSecond
  const hums = MAINS_HZ.filter((hertz) => samplesPerSecond >= 2.5 * hertz)
    .map((hertz) => humOf(lead, samplesPerSecond, hertz / samplesPerSecond))
    .filter(({ steps }) => steps.some((phasor) => phasor !== NONE))
  if (hums.length === 0) return undefined
  return (millivolts, from) => {
    for (const { cyclesPerSample, steps } of hums) {
      const step = Math.floor((from + millivolts.length / 2) / stepSamples)
      const phasor = steps[Math.max(0, Math.min(steps.length - 1, step))] ?? NONE
      if (phasor !== NONE) subtract(millivolts, from, phasor, cyclesPerSample)
    }
  }
}

function subtract(
  millivolts: Float32Array,
  from: number,
  { cosine, sine }: Phasor,
  cyclesPerSample: number,
): void {
  for (let index = 0; index < millivolts.length; index += 1) {
    const place = placeOf(from + index, cyclesPerSample)
    millivolts[index] =
      (millivolts[index] as number) -
      cosine * (SINES[(place + QUARTER) % TABLE_POINTS] as number) -
      sine * (SINES[place] as number)
  }
}

function placeOf(sample: number, cyclesPerSample: number): number {
  const cycles = sample * cyclesPerSample
  return Math.floor((cycles - Math.floor(cycles)) * TABLE_POINTS)
}

function humOf(lead: SignalLead, samplesPerSecond: number, cyclesPerSample: number): Hum {
  const stepSamples = STEP_SECONDS * samplesPerSecond
  const span = Math.round(SPAN_SECONDS * samplesPerSecond)
  const count = Math.floor((lead.samples.length - span) / (stepSamples / SPANS_PER_STEP)) + 1
  const cosines = new Float64Array(Math.max(0, count))
  const sines = new Float64Array(Math.max(0, count))
  for (let place = 0; place < count; place += 1) {
    const from = Math.floor((place * stepSamples) / SPANS_PER_STEP)
    const { cosine, sine } = phasorOf(lead, from, span, cyclesPerSample)
    cosines[place] = cosine
    sines[place] = sine
  }
  const distances = new Float64Array(3 * SPANS_PER_STEP)
  const steps = Array.from({ length: Math.ceil(count / SPANS_PER_STEP) }, (_, step) => {
    const from = Math.max(0, (step - 1) * SPANS_PER_STEP)
    const to = (step + 2) * SPANS_PER_STEP
    const phasor = surePhasor(cosines.subarray(from, to), sines.subarray(from, to), distances)
    return isNoticed(phasor) ? phasor : NONE
  })
  return { cyclesPerSample, steps }
}

function isNoticed({ cosine, sine }: Phasor): boolean {
  return cosine * cosine + sine * sine >= LEAST_MILLIVOLTS ** 2
}

/** Measures a span without its mean and slope; one that lacks samples measures nothing. */
function phasorOf(
  { samples, countsPerMillivolt }: SignalLead,
  from: number,
  span: number,
  cyclesPerSample: number,
): Phasor {
  const first = samples[from] as number
  const slope = ((samples[from + span - 1] as number) - first) / Math.max(1, span - 1)
  let cosine = 0
  let sine = 0
  for (let offset = 0; offset < span; offset += 1) {
    const count = samples[from + offset] as number
    if (count === NO_SAMPLE) return NONE
    const value = count - first - slope * offset
    const place = placeOf(from + offset, cyclesPerSample)
    cosine += value * (SINES[(place + QUARTER) % TABLE_POINTS] as number)
    sine += value * (SINES[place] as number)
  }
  const scale = 2 / span / countsPerMillivolt
  return { cosine: cosine * scale, sine: sine * scale }
}

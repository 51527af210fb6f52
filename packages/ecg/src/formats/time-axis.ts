import { UnreadableRecording } from './recording-sink.ts'

const UNITS_PER_SECOND = new Map([
  ...['s', 'sec', 'second', 'seconds'].map((unit) => [unit, 1] as const),
  ...['ms', 'msec', 'millisecond', 'milliseconds'].map((unit) => [unit, 1e3] as const),
  ...['us', 'µs', 'microsecond', 'microseconds'].map((unit) => [unit, 1e6] as const),
  ...['ns', 'nanosecond', 'nanoseconds'].map((unit) => [unit, 1e9] as const),
])
/** The rates that a recording may have. They are so far apart that a step of time has one unit in which it is possible. */
const [LOWEST_RATE, HIGHEST_RATE] = [50, 20_000]
/** The share by which a stated rate and the times may differ. */
const MOST_RATE_ERROR = 0.01

/** The times of a recording's samples, or of packets of samples, as a recorder stamps them. */
export type TimeStamps = {
  /** The place of the times in the file, for refusals. */
  field: string
  /** The first times, a few thousand if there are so many. */
  first: readonly number[]
  /** The latest time, and the digits after the decimal point of all. */
  latest: number
  decimals: number
  /** The unit in words, if the file names it. */
  unit: string
  /** True if the numbers count samples or packets and are no times. */
  isSequence: boolean
  samplesPerStamp: number
}

/** The grid on which the samples of a recording are. A step beyond it is a gap. */
export type TimeAxis = {
  field: string
  samplesPerSecond: number
  /** Samples from the first to the last, with those that are missing between. */
  sampleCount: number
  /** The difference between the times of two samples that follow each other. */
  unitsPerSample: number
  /** The fewest missing samples that are a gap. Times of packets are those of their arrival and vary. */
  leastGap: number
  /** The length of a counter that starts again from zero, if the numbers are such a counter. */
  wrapsAt: number | undefined
}

/**
 * Finds rate and grid from the times of samples. A rate that the file also states must agree. Throws if the times have no constant
 * step, or one that is no rate in any unit.
 */
export function timeAxisOf(stamps: TimeStamps, statedRate: number | undefined): TimeAxis {
  const { field, samplesPerStamp, isSequence } = stamps
  const start = stamps.first[0] ?? Number.NaN
  const unitsPerStamp = isSequence ? 1 : meanStep(stamps)
  const unitsPerSample = unitsPerStamp / samplesPerStamp
  const samplesPerSecond = isSequence ? statedRate : rateOf(stamps, unitsPerSample, statedRate)
  if (samplesPerSecond === undefined) throw new UnreadableRecording('samplingRateMissing', field)
  const wrapsAt = isSequence ? wrapOf(stamps) : undefined
  return {
    field,
    samplesPerSecond,
    sampleCount:
      wrapsAt === undefined
        ? Math.round((stamps.latest - start) / unitsPerSample) + samplesPerStamp
        : 0,
    unitsPerSample,
    leastGap: isSequence ? 1 : Math.max(1, Math.floor(samplesPerStamp / 2)),
    wrapsAt,
  }
}

/** Returns the mean step of the times, without the steps over gaps. */
function meanStep({ first, field }: TimeStamps): number {
  const steps = first.slice(1).map((time, index) => time - (first[index] ?? time))
  const sorted = steps.toSorted((one, other) => one - other)
  const median = sorted[sorted.length >> 1] ?? Number.NaN
  const usual = steps.filter((step) => step > 0.5 * median && step < 1.5 * median)
  if (!(median > 0) || usual.length < steps.length / 2) {
    throw new UnreadableRecording('samplingRateMissing', `${field}: no constant step`)
  }
  return usual.reduce((sum, step) => sum + step, 0) / usual.length
}

function rateOf(
  stamps: TimeStamps,
  unitsPerSample: number,
  statedRate: number | undefined,
): number | undefined {
  const unit = stamps.unit.trim().toLowerCase()
  const named = UNITS_PER_SECOND.get(unit)
  const scales = named === undefined ? [1, 1e3, 1e6, 1e9] : [named]
  const rates = scales.map((scale) => scale / unitsPerSample)
  if (statedRate !== undefined) {
    const isStated = rates.some((rate) => Math.abs(rate / statedRate - 1) <= MOST_RATE_ERROR)
    if (isStated) return statedRate
    const measured = rates.find(isPossible) ?? rates[0] ?? 0
    throw new UnreadableRecording(
      'samplingRateMissing',
      `${stamps.field}: ${measured.toPrecision(4)} Hz, stated: ${statedRate} Hz`,
    )
  }
  const rate = rates.find(isPossible) ?? (named === undefined ? undefined : rates[0])
  return rate && roundedRate(rate, stamps, unitsPerSample)
}

function isPossible(rate: number): boolean {
  return rate >= LOWEST_RATE && rate <= HIGHEST_RATE
}

/** Returns the whole number of samples per second that the times mean within their own rounding, else the measured rate. */
function roundedRate(
  rate: number,
  { first, decimals }: TimeStamps,
  unitsPerSample: number,
): number {
  const whole = Math.round(rate)
  const rounding = 10 ** -decimals / (first.length * unitsPerSample)
  const tolerance = Math.min(0.005, Math.max(2e-4, rounding))
  return Math.abs(rate / whole - 1) <= tolerance ? whole : Number(rate.toPrecision(7))
}

function wrapOf({ latest }: TimeStamps): number | undefined {
  return [256, 65_536, 4_294_967_296].find((length) => latest === length - 1)
}

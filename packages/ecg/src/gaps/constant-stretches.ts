import { NO_SAMPLE, type SampleRange } from '../signal/ecg-signal.ts'

/** A value that stays as long as this is no signal. Handbook 4.2. */
const SHORTEST_SECONDS = 0.08
/** A baseline whose value often stays for half of this is quiet or coarse, and will stay for longer by itself. */
const HALF_SECONDS = 0.04
/** An attached electrode shows a heart beat in this time, in every species. */
const FLAT_LINE_SECONDS = 10
/** A step of at most this many resolution steps is smooth. */
const SMOOTH_STEPS = 3
/** A quiet baseline is judged in the minute and a half around a stretch. */
const BIN_SECONDS = 30
const QUIET_SHORT_PER_SECOND = 0.15
const QUIET_LONG_PER_SECOND = 0.3
/** A quiet stretch that ends in a jump may be the start of a QRS; longer than this it is a held value. */
const LONGEST_BEFORE_JUMP_SECONDS = 0.6

type Stretch = SampleRange & { smoothStart: boolean; smoothEnd: boolean }

/**
 * Returns the stretches in which one value stays. A recorder of low resolution or with a dead band has such stretches between beats
 * throughout; they start and end smoothly and are no gaps.
 */
export function constantStretches(samples: Int16Array, samplesPerSecond: number): SampleRange[] {
  const shortest = Math.max(4, Math.ceil(SHORTEST_SECONDS * samplesPerSecond))
  const half = Math.max(3, Math.ceil(HALF_SECONDS * samplesPerSecond))
  const stretches = stretchesOfOneValue(samples, half)
  const isLong = ({ from, to }: SampleRange) => to - from >= shortest
  if (!stretches.some(isLong)) return []
  const isQuiet = quietPlaces(stretches, samples.length, { samplesPerSecond, isLong })
  return stretches
    .filter(isLong)
    .filter((stretch) => {
      const seconds = (stretch.to - stretch.from) / samplesPerSecond
      if (seconds >= FLAT_LINE_SECONDS || !stretch.smoothStart || !isQuiet(stretch.from))
        return true
      return !stretch.smoothEnd && seconds > LONGEST_BEFORE_JUMP_SECONDS
    })
    .map(({ from, to }) => ({ from, to }))
}

function stretchesOfOneValue(samples: Int16Array, shortest: number): Stretch[] {
  const stretches: Stretch[] = []
  const smooth = SMOOTH_STEPS * resolutionOf(samples)
  // A stretch of that length covers a multiple of it, so that most samples need not be looked at.
  for (let probe = 0; probe < samples.length; probe += shortest) {
    const value = samples[probe] as number
    let from = probe
    while (from > 0 && samples[from - 1] === value) from -= 1
    let to = probe + 1
    while (samples[to] === value) to += 1
    if (to - from < shortest || value === NO_SAMPLE) continue
    const smoothStart = Math.abs((samples[from - 1] ?? value) - value) <= smooth
    const smoothEnd = Math.abs((samples[to] ?? value) - value) <= smooth
    stretches.push({ from, to, smoothStart, smoothEnd })
    probe += Math.floor((to - 1 - probe) / shortest) * shortest
  }
  return stretches
}

/** Returns the step between neighbouring samples that a tenth of all changes do not exceed: the recorder's resolution, mostly. */
function resolutionOf(samples: Int16Array): number {
  const LARGEST = 1024
  const counts = new Uint32Array(LARGEST + 1)
  let changes = 0
  const every = Math.max(1, Math.floor(samples.length / 200_000))
  for (let index = 1; index < samples.length; index += every) {
    const step = Math.abs((samples[index] as number) - (samples[index - 1] as number))
    if (step === 0) continue
    const slot = Math.min(LARGEST, step)
    counts[slot] = (counts[slot] as number) + 1
    changes += 1
  }
  let sum = 0
  const place = counts.findIndex((count) => {
    sum += count
    return sum > 0 && sum * 10 >= changes
  })
  return Math.max(1, place)
}

/** Returns a test whether the baseline around a sample is so quiet that one value stays by itself. */
function quietPlaces(
  stretches: readonly Stretch[],
  sampleCount: number,
  by: { samplesPerSecond: number; isLong: (stretch: SampleRange) => boolean },
): (sample: number) => boolean {
  const binSamples = BIN_SECONDS * by.samplesPerSecond
  const binOf = (sample: number) => Math.floor(sample / binSamples)
  const bins = binOf(sampleCount) + 1
  const short = new Uint32Array(bins)
  const long = new Uint32Array(bins)
  for (const stretch of stretches) {
    const bin = binOf(stretch.from)
    if (by.isLong(stretch) && stretch.smoothStart) long[bin] = (long[bin] as number) + 1
    if (!by.isLong(stretch) && stretch.smoothStart && stretch.smoothEnd) {
      short[bin] = (short[bin] as number) + 1
    }
  }
  return (sample) => {
    const bin = binOf(sample)
    const around = (counts: Uint32Array) =>
      (counts[bin - 1] ?? 0) + (counts[bin] ?? 0) + (counts[bin + 1] ?? 0)
    const from = Math.max(0, (bin - 1) * binSamples)
    const seconds = (Math.min(sampleCount, (bin + 2) * binSamples) - from) / by.samplesPerSecond
    return (
      around(short) >= Math.max(2, QUIET_SHORT_PER_SECOND * seconds) ||
      around(long) >= Math.max(3, QUIET_LONG_PER_SECOND * seconds)
    )
  }
}

import { NO_SAMPLE, type SampleRange } from '../signal/ecg-signal.ts'

/** A value that stays as long as this is no signal. Handbook 4.2. */
const SHORTEST_SECONDS = 0.08
/** A baseline whose value often stays for half of this is quiet or coarse, and will stay for longer by itself. */
const HALF_SECONDS = 0.04
/** The same holds for a quarter, if a quarter is as many samples as do not agree by chance. */
const QUARTER_SECONDS = 0.02
const FEWEST_SAMPLES = 5
/** An attached electrode shows a heart beat in this time, in every species. */
const FLAT_LINE_SECONDS = 10
/** A step of at most this many resolution steps is smooth. */
const SMOOTH_STEPS = 3
/** A quiet baseline is judged in the minute and a half around a stretch. */
const BIN_SECONDS = 30
const QUIET_BRIEF_PER_SECOND = 0.5
const QUIET_SHORT_PER_SECOND = 0.05
const QUIET_LONG_PER_SECOND = 0.3
/** A quiet stretch with a jump at one end may be next to a QRS; longer than this it is a held value. */
const LONGEST_BESIDE_JUMP_SECONDS = 0.6

type Stretch = SampleRange & { value: number; smoothStart: boolean; smoothEnd: boolean }

/**
 * Returns the stretches in which one value stays. A recorder of low resolution or with a dead band has such stretches between beats
 * throughout; they start and end smoothly and are no gaps.
 */
export function constantStretches(samples: Int16Array, samplesPerSecond: number): SampleRange[] {
  const shortest = Math.max(4, Math.ceil(SHORTEST_SECONDS * samplesPerSecond))
  const half = Math.max(3, Math.ceil(HALF_SECONDS * samplesPerSecond))
  const quarter = Math.ceil(QUARTER_SECONDS * samplesPerSecond)
  const stretches = stretchesOfOneValue(samples, quarter < FEWEST_SAMPLES ? half : quarter)
  const isLong = ({ from, to }: SampleRange) => to - from >= shortest
  if (!stretches.some(isLong)) return []
  const count = { sampleCount: samples.length, samplesPerSecond }
  const long = stretches.filter(isLong)
  const isQuiet = quietPlaces(stretches, { ...count, half, isLong })
  const isBaseline = baselineValues(long, count)
  return long
    .filter((stretch) => {
      const seconds = (stretch.to - stretch.from) / samplesPerSecond
      if (seconds >= FLAT_LINE_SECONDS) return true
      if (isBaseline(stretch)) return false
      if (!isQuiet(stretch)) return true
      const jumps = Number(!stretch.smoothStart) + Number(!stretch.smoothEnd)
      return jumps === 2 || (jumps === 1 && seconds > LONGEST_BESIDE_JUMP_SECONDS)
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
    stretches.push({ from, to, value, smoothStart, smoothEnd })
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

type Count = { sampleCount: number; samplesPerSecond: number }

/** Counts stretches in the minute and a half around one, and returns whether there are as many per second as asked, at least `fewest`. */
function countAround({ sampleCount, samplesPerSecond }: Count) {
  const binSamples = BIN_SECONDS * samplesPerSecond
  const counts = new Map<number, number>()
  const binOf = ({ from }: SampleRange) => Math.floor(from / binSamples)
  return {
    add: (stretch: SampleRange) =>
      counts.set(binOf(stretch), (counts.get(binOf(stretch)) ?? 0) + 1),
    isFrequent: (stretch: SampleRange, perSecond: number, fewest: number) => {
      const bin = binOf(stretch)
      const near = [bin - 1, bin, bin + 1].reduce((sum, at) => sum + (counts.get(at) ?? 0), 0)
      const from = Math.max(0, (bin - 1) * binSamples)
      const seconds = (Math.min(sampleCount, (bin + 2) * binSamples) - from) / samplesPerSecond
      return near >= Math.max(fewest, perSecond * seconds)
    },
  }
}

/** Returns a test whether the baseline around a stretch is so quiet that one value stays by itself. */
function quietPlaces(
  stretches: readonly Stretch[],
  by: Count & { half: number; isLong: (stretch: SampleRange) => boolean },
): (stretch: SampleRange) => boolean {
  const brief = countAround(by)
  const short = countAround(by)
  const long = countAround(by)
  for (const stretch of stretches) {
    if (by.isLong(stretch)) {
      if (stretch.smoothStart) long.add(stretch)
    } else if (stretch.smoothStart && stretch.smoothEnd) {
      const counts = stretch.to - stretch.from < by.half ? brief : short
      counts.add(stretch)
    }
  }
  return (stretch) =>
    brief.isFrequent(stretch, QUIET_BRIEF_PER_SECOND, 5) ||
    short.isFrequent(stretch, QUIET_SHORT_PER_SECOND, 2) ||
    long.isFrequent(stretch, QUIET_LONG_PER_SECOND, 3)
}

/** Returns a test whether the value of a stretch comes again so often that it is the baseline of a signal without noise. */
function baselineValues(long: readonly Stretch[], by: Count): (stretch: Stretch) => boolean {
  const perValue = new Map<number, ReturnType<typeof countAround>>()
  for (const stretch of long) {
    const counts = perValue.get(stretch.value) ?? countAround(by)
    counts.add(stretch)
    perValue.set(stretch.value, counts)
  }
  return (stretch) =>
    perValue.get(stretch.value)?.isFrequent(stretch, QUIET_LONG_PER_SECOND, 3) ?? false
}

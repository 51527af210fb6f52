import { NO_SAMPLE, type SampleRange } from '../signal/ecg-signal.ts'
import { joinRanges } from './range-set.ts'

/** The shortest block that is compared. Handbook 4.2. */
const WINDOW_SECONDS = 0.06
const SHORTEST_SECONDS = 0.08
/**
 * A recorder with a dead band, or a simulator, draws its baseline from a few patterns that come again for up to 0.3 s (LUDB): there, a
 * repeat must be a whole number of copies of the block right before it, give or take two samples.
 */
const COARSE_STAYING_SHARE = 0.25
const COPY_SLACK_SAMPLES = 2
/** A block is looked for among this many earlier windows: two minutes at 500 Hz. */
const TABLE_BITS = 16
const HASH_FACTOR = 0x01_00_01_93
/**
 * A repeat must be this improbable by chance: a day of windows compared with a table of them is 2^42 comparisons, the rest is margin.
 */
const LEAST_BITS = 60
/** A simulator repeats its beats; a recorder that repeats more than this has no signal left to read. */
const MOST_REPEATED_SHARE = 0.3
const MOST_REPEATS_PER_SECOND = 0.5

/** Returns the stretches that repeat an earlier block sample for sample. */
export function repeatedStretches(samples: Int16Array, samplesPerSecond: number): SampleRange[] {
  const window = Math.max(8, Math.round(WINDOW_SECONDS * samplesPerSecond))
  const counts = countSteps(samples)
  const isCoarse = counts.stayingShare > COARSE_STAYING_SHARE
  const shortest = Math.ceil(SHORTEST_SECONDS * samplesPerSecond)
  const found: SampleRange[] = []
  const table = new Int32Array(1 << TABLE_BITS).fill(-1)
  /** The hashes of the windows in the table: equal windows have equal ones. */
  const hashes = new Int32Array(1 << TABLE_BITS)
  // Within an equal stretch that is no repeat, as of a pure tone, the same lag gives the same stretch again.
  let refused = { lag: 0, to: 0 }
  let dropOut = 1
  for (let index = 0; index < window; index += 1) dropOut = Math.imul(dropOut, HASH_FACTOR)
  let hash = 0
  for (let index = 0; index < samples.length; index += 1) {
    hash = (Math.imul(hash, HASH_FACTOR) + (samples[index] as number)) | 0
    if (index < window) continue
    hash = (hash - Math.imul(dropOut, samples[index - window] as number)) | 0
    const slot = Math.imul(hash, 0x9e_37_79_b1) >>> (32 - TABLE_BITS)
    const earlier = table[slot] as number
    const isNew = hashes[slot] !== hash
    table[slot] = index
    hashes[slot] = hash
    const lag = index - earlier
    if (isNew || lag < shortest || (lag === refused.lag && index < refused.to)) continue
    const repeat = equalStretch(samples, { earlier, index, window })
    if (repeat === undefined) continue
    if (!isRepeat(samples, repeat, { lag, shortest, isCoarse, counts })) {
      refused = { lag, to: repeat.to }
      continue
    }
    found.push(repeat)
    // The hash restarts behind the repeat: what it covers is not compared again.
    index = repeat.to - 1
    hash = hashOf(samples, index, window)
  }
  return plausible(joinRanges(found), samples.length, samplesPerSecond)
}

function plausible(repeats: SampleRange[], count: number, samplesPerSecond: number): SampleRange[] {
  const covered = repeats.reduce((sum, { from, to }) => sum + to - from, 0)
  const seconds = count / samplesPerSecond
  const simulated =
    covered > MOST_REPEATED_SHARE * count || repeats.length > 1 + MOST_REPEATS_PER_SECOND * seconds
  return simulated ? [] : repeats
}

function hashOf(samples: Int16Array, end: number, window: number): number {
  let hash = 0
  for (let index = Math.max(0, end - window + 1); index <= end; index += 1) {
    hash = (Math.imul(hash, HASH_FACTOR) + (samples[index] as number)) | 0
  }
  return hash
}

type Match = { earlier: number; index: number; window: number }

/** Extends a match of two windows to both sides; `undefined` where only their hashes are equal. */
function equalStretch(
  samples: Int16Array,
  { earlier, index, window }: Match,
): SampleRange | undefined {
  const lag = index - earlier
  if (samples[index] !== samples[earlier]) return undefined
  let from = index
  while (from > lag && samples[from - 1] === samples[from - 1 - lag]) from -= 1
  if (index - from < window - 1) return undefined
  let to = index + 1
  while (to < samples.length && samples[to] === samples[to - lag]) to += 1
  return { from, to }
}

type RepeatLimits = { lag: number; shortest: number; isCoarse: boolean; counts: StepCounts }

/** Too little information, as in a quiet baseline or mains hum, is no repeat. */
function isRepeat(
  samples: Int16Array,
  range: SampleRange,
  { lag, shortest, isCoarse, counts }: RepeatLimits,
): boolean {
  const length = range.to - range.from
  if (length < shortest || (isCoarse && !isWholeCopy(length, lag))) return false
  return isInformative(samples, range, counts)
}

function isWholeCopy(length: number, lag: number): boolean {
  const copies = Math.max(1, Math.round(length / lag))
  return Math.abs(length - copies * lag) <= COPY_SLACK_SAMPLES
}

function isInformative(samples: Int16Array, { from, to }: SampleRange, counts: StepCounts) {
  let information = 0
  for (let at = from + 2; at < to && information < LEAST_BITS; at += 1) {
    if (samples[at] === NO_SAMPLE) return false
    const step = stepAt(samples, at)
    if (step !== 0) information += bitsOf(counts, stepAt(samples, at - 1), step)
  }
  return information >= LEAST_BITS
}

const PAIR_BITS = 14
const STEP_BITS = 11
const MOST_STEPS_COUNTED = 200_000

/**
 * How often each step between two samples occurs in the recording, and how often after the step before it. `stayingShare` says how
 * often a value that came twice comes a third time.
 */
type StepCounts = { steps: Uint32Array; pairs: Uint32Array; stayingShare: number }

const stepAt = (samples: Int16Array, index: number) =>
  (samples[index] as number) - (samples[index - 1] as number)
const slotOf = (key: number, bits: number) => Math.imul(key, 0x9e_37_79_b1) >>> (32 - bits)
const stepSlot = (step: number) => slotOf(step, STEP_BITS)
const pairSlot = (before: number, step: number) =>
  slotOf(Math.imul(before, 65_599) + step, PAIR_BITS)

function countSteps(samples: Int16Array): StepCounts {
  const steps = new Uint32Array(1 << STEP_BITS)
  const pairs = new Uint32Array(1 << PAIR_BITS)
  const every = Math.max(1, Math.floor(samples.length / MOST_STEPS_COUNTED))
  let stays = 0
  let leaves = 0
  for (let index = 3; index < samples.length; index += every) {
    const before = stepAt(samples, index - 1)
    const step = stepAt(samples, index)
    if (before === 0 && samples[index - 2] !== samples[index - 3]) {
      if (step === 0) stays += 1
      else leaves += 1
    }
    steps[stepSlot(before)] = (steps[stepSlot(before)] as number) + 1
    pairs[pairSlot(before, step)] = (pairs[pairSlot(before, step)] as number) + 1
  }
  return { steps, pairs, stayingShare: stays / (stays + leaves + 1) }
}

/** Returns the information of a step, given the one before it: smooth signals repeat by chance more easily than rough ones. */
function bitsOf({ steps, pairs }: StepCounts, before: number, step: number): number {
  const occasions = steps[stepSlot(before)] as number
  const seen = pairs[pairSlot(before, step)] as number
  return Math.max(0, Math.log2((occasions + 1) / (seen + 1)))
}

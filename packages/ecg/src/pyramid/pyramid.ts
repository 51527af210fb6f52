import { NO_SAMPLE } from '../signal/ecg-signal.ts'

/** The samples that a pair of the finest level covers, and how many pairs one pair of the next level covers. */
export const FINEST_PAIR_SAMPLES = 16
export const LEVEL_FACTOR = 4

/** Levels are added until one has at most this many pairs: a screen's width or two. */
const TOP_PAIRS = 2048

/**
 * Lowest and highest count of every stretch of 16 × 4ᵏ samples of one lead, finest level first. A level holds (min, max) pairs one
 * after the other. Lost samples do not count; a stretch without any sample has `NO_SAMPLE` twice.
 */
export type Pyramid = { sampleCount: number; levels: readonly Int16Array[] }

/** Returns the number of samples that a pair of this level covers. */
export function samplesPerPair(level: number): number {
  return FINEST_PAIR_SAMPLES * LEVEL_FACTOR ** level
}

/** Returns the number of pairs of every level of a lead with this many samples, finest first. */
export function pairCounts(sampleCount: number): number[] {
  const counts = [Math.ceil(sampleCount / FINEST_PAIR_SAMPLES)]
  for (let last = counts[0] ?? 0; last > TOP_PAIRS; counts.push(last)) {
    last = Math.ceil(last / LEVEL_FACTOR)
  }
  return counts
}

/** Builds the pyramid of a lead in memory. */
export function pyramidOf(samples: Int16Array): Pyramid {
  const builder = new PyramidBuilder(samples.length)
  builder.append(samples)
  return builder.finish()
}

const FIRST_CAPACITY_SAMPLES = 1 << 16

/** Builds the pyramid of one lead from pieces of any length, so that a day need not fit in memory. */
export class PyramidBuilder {
  #sampleCount = 0
  #finest: Int16Array
  #low = 32_767
  #high = NO_SAMPLE

  constructor(expectedSamples = FIRST_CAPACITY_SAMPLES) {
    this.#finest = new Int16Array(2 * Math.ceil(expectedSamples / FINEST_PAIR_SAMPLES))
  }

  append(counts: Int16Array): void {
    this.#reserve(this.#sampleCount + counts.length)
    const started = this.#sampleCount % FINEST_PAIR_SAMPLES
    let at = started === 0 ? 0 : Math.min(counts.length, FINEST_PAIR_SAMPLES - started)
    this.#add(counts, 0, at)
    if (started + at === FINEST_PAIR_SAMPLES) this.#close()
    at = this.#addWholePairs(counts, at)
    this.#add(counts, at, counts.length)
  }

  /** Returns the pyramid of everything appended. */
  finish(): Pyramid {
    const sampleCount = this.#sampleCount
    if (sampleCount % FINEST_PAIR_SAMPLES !== 0) this.#store(this.#place(), this.#low, this.#high)
    const [finestPairs = 0, ...coarser] = pairCounts(sampleCount)
    const levels = [this.#finest.subarray(0, 2 * finestPairs)]
    for (const pairs of coarser) {
      levels.push(coarserLevel(levels[levels.length - 1] ?? new Int16Array(), pairs))
    }
    return { sampleCount, levels }
  }

  #addWholePairs(counts: Int16Array, from: number): number {
    const whole = Math.floor((counts.length - from) / FINEST_PAIR_SAMPLES)
    const end = from + whole * FINEST_PAIR_SAMPLES
    let place = this.#place()
    for (let at = from; at < end; place += 2) {
      let low = 32_767
      let high = NO_SAMPLE
      for (const pairEnd = at + FINEST_PAIR_SAMPLES; at < pairEnd; at += 1) {
        const count = counts[at] as number // inside the array; a fallback would halve the speed
        if (count > high) high = count
        if (count < low && count !== NO_SAMPLE) low = count
      }
      this.#store(place, low, high)
    }
    this.#sampleCount += end - from
    return end
  }

  /** Adds samples to the pair that is not yet full. */
  #add(counts: Int16Array, from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      const count = counts[at] ?? NO_SAMPLE
      if (count > this.#high) this.#high = count
      if (count < this.#low && count !== NO_SAMPLE) this.#low = count
    }
    this.#sampleCount += to - from
  }

  #close(): void {
    this.#store(this.#place() - 2, this.#low, this.#high)
    this.#low = 32_767
    this.#high = NO_SAMPLE
  }

  #place(): number {
    return 2 * Math.floor(this.#sampleCount / FINEST_PAIR_SAMPLES)
  }

  #store(place: number, low: number, high: number): void {
    this.#finest[place] = high === NO_SAMPLE ? NO_SAMPLE : low
    this.#finest[place + 1] = high
  }

  #reserve(samples: number): void {
    const needed = 2 * Math.ceil(samples / FINEST_PAIR_SAMPLES)
    if (needed <= this.#finest.length) return
    const grown = new Int16Array(Math.max(needed, 2 * this.#finest.length))
    grown.set(this.#finest)
    this.#finest = grown
  }
}

function coarserLevel(finer: Int16Array, pairs: number): Int16Array {
  const level = new Int16Array(2 * pairs)
  for (let pair = 0; pair < pairs; pair += 1) {
    let low = 32_767
    let high = NO_SAMPLE
    const end = Math.min(finer.length, 2 * (pair + 1) * LEVEL_FACTOR)
    for (let at = 2 * pair * LEVEL_FACTOR; at < end; at += 2) {
      const lowest = finer[at] as number
      const highest = finer[at + 1] as number
      if (lowest < low && lowest !== NO_SAMPLE) low = lowest
      if (highest > high) high = highest
    }
    level[2 * pair] = high === NO_SAMPLE ? NO_SAMPLE : low
    level[2 * pair + 1] = high
  }
  return level
}

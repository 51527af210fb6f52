import { medianOf } from '../signal/order-statistics.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'
import type { SlopePeaks } from './peak-list.ts'

export type PickSettings = {
  samplesPerSecond: number
  profile: SpeciesProfile
  sensitivity: number
}

const REMEMBERED_PEAKS = 8
/** How far from noise to signal the threshold is, for each sensitivity from −2 to 2. */
const THRESHOLD_SHARES = [0.56, 0.45, 0.36, 0.27, 0.2]
/** A rejected peak counts as noise up to this part of the threshold's share of the signal: it may be a small beat after all. */
const MOST_NOISE_OF_SHARE = 0.55
/** A strip starts with noise of at most this share of the signal. */
const MOST_NOISE_AT_START = 0.2
/** One beat raises the level of the signal at most to this multiple, so that artefacts do not hide the beats after them. */
const MOST_RISE = 2
/** Peaks of noise rise up to 2.3 times over the slope under which a quarter of it stays. */
const LEAST_OVER_FLOOR = 2.8
const SEARCH_BACK_INTERVALS = 1.6
const SEARCH_BACK_SHARE = 0.65
const T_WAVE_SLOPE_SHARE = 0.5
const START_BLOCK_SECONDS = 1.5
const START_BLOCKS = 8
/** The level of the signal decays in silence, first to a share that P waves in a pause do not reach; healthy dogs pause for 5.7 s. */
const SILENCE_SECONDS = 3
const PAUSE_SECONDS = 6.5
const LEVEL_IN_PAUSE = 0.5

/**
 * Decides which slope peaks are beats, by levels of signal and noise that follow the recording. Returns places in `peaks`, ascending.
 * Handbook 4.3.
 */
export function pickBeats(peaks: SlopePeaks, settings: PickSettings): number[] {
  const rhythm = beatLog(peaks, settings)
  const threshold = levels(peaks, settings)
  for (let index = 0; index < peaks.length; index += 1) {
    const height = peaks.heights[index] as number
    const needed = threshold.at(index, rhythm.silenceBefore(index))
    if (height < needed || rhythm.isTWave(index)) {
      threshold.addNoise(height)
      continue
    }
    const usual = SEARCH_BACK_SHARE * threshold.at(index, 0)
    for (const missed of rhythm.missedBefore(index, usual)) {
      threshold.addSignal(peaks.heights[missed] as number)
      rhythm.add(missed)
    }
    threshold.addSignal(height, rhythm.silenceBefore(index))
    rhythm.add(index)
  }
  return rhythm.beats
}

/** The beats so far, their usual interval, and the peaks that may have been missed between two of them. */
function beatLog(peaks: SlopePeaks, { samplesPerSecond, profile }: PickSettings) {
  const beats: number[] = []
  const intervals = lastValues([])
  const apart = profile.refractorySeconds * samplesPerSecond
  const at = (index: number) => peaks.samples[index] as number
  const isTWaveOf = (index: number, beat: number) =>
    at(index) - at(beat) < profile.tGuardSeconds * samplesPerSecond &&
    (peaks.slopes[index] as number) < T_WAVE_SLOPE_SHARE * (peaks.slopes[beat] as number)

  const isFree = (index: number, from: number, to: number) =>
    at(to) - at(index) >= apart && at(index) - at(from) >= apart && !isTWaveOf(index, from)
  const highestBetween = (from: number, to: number) => {
    let best = -1
    for (let index = from + 1; index < to; index += 1) {
      const height = peaks.heights[index] as number
      if (isFree(index, from, to) && (best < 0 || height > (peaks.heights[best] as number))) {
        best = index
      }
    }
    return best
  }
  const missedBetween = (from: number, to: number, needed: number): number[] => {
    const usual = intervals.median()
    if (usual === undefined || at(to) - at(from) <= SEARCH_BACK_INTERVALS * usual) return []
    const best = highestBetween(from, to)
    if (best < 0 || (peaks.heights[best] as number) < needed) return []
    return [...missedBetween(from, best, needed), best, ...missedBetween(best, to, needed)]
  }
  return {
    beats,
    add: (index: number) => {
      const last = beats.at(-1)
      if (last !== undefined) intervals.add(at(index) - at(last))
      beats.push(index)
    },
    silenceBefore: (index: number) => {
      const last = beats.at(-1)
      return last === undefined ? 0 : (at(index) - at(last)) / samplesPerSecond
    },
    isTWave: (index: number) => {
      const last = beats.at(-1)
      return last !== undefined && isTWaveOf(index, last)
    },
    missedBefore: (index: number, needed: number) => {
      const last = beats.at(-1)
      return last === undefined ? [] : missedBetween(last, index, needed)
    },
  }
}

function levels(peaks: SlopePeaks, { samplesPerSecond, sensitivity }: PickSettings) {
  const share = THRESHOLD_SHARES[sensitivity + 2] as number
  const start = startLevels(peaks, samplesPerSecond)
  const signal = lastValues([start.signal])
  const noise = lastValues([start.noise])
  return {
    at: (index: number, silenceSeconds: number) => {
      const decay = decayIn(silenceSeconds)
      const noiseLevel = (noise.median() ?? 0) * decay
      const signalLevel = (signal.median() ?? 0) * decay
      const second = Math.floor((peaks.samples[index] as number) / samplesPerSecond)
      const floor = LEAST_OVER_FLOOR * (peaks.floors[second] ?? 0)
      return Math.max(floor, noiseLevel + share * Math.max(0, signalLevel - noiseLevel))
    },
    /** After a long silence beats are lower for good, as behind a slipped electrode: their level is learnt again. */
    addSignal: (height: number, silenceSeconds = 0) => {
      if (silenceSeconds > PAUSE_SECONDS) signal.clear()
      signal.add(Math.min(height, MOST_RISE * (signal.median() ?? height)))
    },
    addNoise: (height: number) =>
      noise.add(Math.min(height, MOST_NOISE_OF_SHARE * share * (signal.median() ?? 0))),
  }
}

function decayIn(silenceSeconds: number): number {
  if (silenceSeconds < SILENCE_SECONDS) return 1
  if (silenceSeconds > PAUSE_SECONDS) return LEVEL_IN_PAUSE * halved(silenceSeconds - PAUSE_SECONDS)
  return Math.max(LEVEL_IN_PAUSE, halved(silenceSeconds - SILENCE_SECONDS))
}

const halved = (seconds: number) => 1 / (1 + seconds * seconds)

/** Needs no learning phase: the highest peak of each block of a 10 s strip shows the height of beats. */
function startLevels(peaks: SlopePeaks, samplesPerSecond: number) {
  const block = START_BLOCK_SECONDS * samplesPerSecond
  const highest = new Array<number>(START_BLOCKS).fill(0)
  const heights: number[] = []
  for (let index = 0; index < peaks.length; index += 1) {
    const elapsed = (peaks.samples[index] as number) - (peaks.samples[0] as number)
    const place = Math.floor(elapsed / block)
    if (place >= START_BLOCKS) break
    const height = peaks.heights[index] as number
    highest[place] = Math.max(highest[place] as number, height)
    heights.push(height)
  }
  const signal = medianOf(highest.filter((height) => height > 0)) ?? 0
  const noise = medianOf(heights.filter((height) => height < 2 * MOST_NOISE_AT_START * signal)) ?? 0
  return { signal, noise: Math.min(noise, MOST_NOISE_AT_START * signal) }
}

/** The last values in the order they came, and sorted, so that their median is at hand. */
function lastValues(start: readonly number[]) {
  const values = [...start]
  const sorted = [...start]
  return {
    add: (value: number) => {
      if (values.length === REMEMBERED_PEAKS) {
        const oldest = values.shift() as number
        sorted.splice(sorted.indexOf(oldest), 1)
      }
      values.push(value)
      let place = sorted.length
      while (place > 0 && (sorted[place - 1] as number) > value) place -= 1
      sorted.splice(place, 0, value)
    },
    clear: () => {
      values.length = 0
      sorted.length = 0
    },
    median: (): number | undefined => {
      const middle = sorted.length >> 1
      const upper = sorted[middle]
      if (upper === undefined || sorted.length % 2 === 1) return upper
      const lower = sorted[middle - 1] as number
      return lower + (upper - lower) * 0.5
    },
  }
}

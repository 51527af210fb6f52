import type { SpeciesProfile } from '../species/species-profile.ts'
import type { SlopePeaks } from './slope-peaks.ts'

/** Places of beats among the slope peaks: indexes into them, ascending. */
export type PickSettings = {
  samplesPerSecond: number
  profile: SpeciesProfile
  sensitivity: number
}

const REMEMBERED_PEAKS = 8
/** How far the threshold is between noise and signal, for each sensitivity from −2 to 2. */
const THRESHOLD_SHARE = [0.6, 0.48, 0.38, 0.28, 0.2]
const SEARCH_BACK_RR = 1.7
const SEARCH_BACK_SHARE = 0.65
const T_WAVE_SLOPE_SHARE = 0.5
const START_BLOCK_SECONDS = 1.5
const START_BLOCKS = 8
const SILENCE_SECONDS = 3

/** Decides which slope peaks are beats, by levels of signal and noise that follow the recording. Handbook 4.3. */
export function pickBeats(peaks: SlopePeaks, settings: PickSettings): number[] {
  const { samplesPerSecond: fs, profile } = settings
  const share = THRESHOLD_SHARE[settings.sensitivity + 2] ?? 0.38
  const at = (index: number) => peaks.samples[index] as number
  const height = (index: number) => peaks.heights[index] as number
  const slope = (index: number) => peaks.slopes[index] as number
  const start = startLevels(peaks, fs)
  const signal = lastValues(start.signal)
  const noise = lastValues(start.noise)
  const intervals = lastValues(undefined)
  const beats: number[] = []
  const isTWave = (index: number, before: number | undefined) =>
    before !== undefined &&
    at(index) - at(before) < profile.tGuardSeconds * fs &&
    slope(index) < T_WAVE_SLOPE_SHARE * slope(before)

  const bestBetween = (from: number, to: number) => {
    const apart = profile.refractorySeconds * fs
    let best = -1
    for (let index = from + 1; index < to; index += 1) {
      const isFree = at(to) - at(index) >= apart && at(index) - at(from) >= apart
      if (isFree && !isTWave(index, from) && (best < 0 || height(index) > height(best)))
        best = index
    }
    return best
  }
  const searchBack = (from: number, to: number, threshold: number) => {
    const usual = intervals.median()
    if (usual === undefined || at(to) - at(from) <= SEARCH_BACK_RR * usual) return
    const best = bestBetween(from, to)
    if (best < 0 || height(best) < SEARCH_BACK_SHARE * threshold) return
    searchBack(from, best, threshold)
    accept(best)
    searchBack(best, to, threshold)
  }
  const accept = (index: number) => {
    const last = beats.at(-1)
    if (last !== undefined) intervals.add(at(index) - at(last))
    beats.push(index)
    signal.add(height(index))
  }

  const thresholdAfter = (silence: number) => {
    const decay = 0.5 ** Math.max(0, silence - SILENCE_SECONDS)
    const noiseLevel = noise.median() ?? 0
    return noiseLevel + share * ((signal.median() ?? 0) * decay - noiseLevel)
  }
  for (let index = 0; index < peaks.length; index += 1) {
    const last = beats.at(-1)
    const threshold = thresholdAfter(last === undefined ? 0 : (at(index) - at(last)) / fs)
    if (height(index) < threshold || isTWave(index, last)) {
      noise.add(height(index))
      continue
    }
    if (last !== undefined) searchBack(last, index, threshold)
    accept(index)
  }
  return beats
}

function startLevels(peaks: SlopePeaks, fs: number) {
  const block = START_BLOCK_SECONDS * fs
  const highest: number[] = []
  const all: number[] = []
  for (let index = 0; index < peaks.length; index += 1) {
    const place = Math.floor(
      ((peaks.samples[index] as number) - (peaks.samples[0] as number)) / block,
    )
    if (place >= START_BLOCKS) break
    const height = peaks.heights[index] as number
    highest[place] = Math.max(highest[place] ?? 0, height)
    all.push(height)
  }
  const signal = medianOf(highest.filter((height) => height !== undefined)) ?? 0
  return { signal, noise: medianOf(all.filter((height) => height < 0.4 * signal)) ?? 0 }
}

function lastValues(start: number | undefined) {
  const values: number[] = start === undefined ? [] : [start]
  let median: number | undefined = start
  return {
    add: (value: number) => {
      values.push(value)
      if (values.length > REMEMBERED_PEAKS) values.shift()
      median = medianOf(values)
    },
    median: () => median,
  }
}

export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const low = sorted[Math.floor(middle)]
  const high = sorted[Math.ceil(middle)]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

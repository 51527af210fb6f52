import type { Beat } from '../beats/beat.ts'
import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import { lowerBound } from '../signal/lower-bound.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'
import type { BeatShape } from './beat-shape.ts'
import {
  type AlignedBeat,
  type BeatTemplate,
  beatWindow,
  isAlike,
  medianShape,
  templateOf,
} from './beat-template.ts'
import { type FineBlock, fineBlock, indexInBlock } from './fine-block.ts'
import { locateWaves } from './locate-waves.ts'
import { smoothForP } from './p-repetition.ts'
import { referencePOf } from './p-verdict.ts'
import { type TimedBeat, timedBeats } from './timed-beats.ts'

/** Handbook 4.5: the median is taken from the best 10–60 s. */
const LONGEST_STRETCH_SECONDS = 60
const SHORTEST_STRETCH_SECONDS = 10
/** A share of a long recording is looked at: enough minutes to find a quiet one, no more than a day needs. */
const FEWEST_STRETCHES = 8
const MOST_STRETCHES = 24
const LOOKED_AT_SHARE = 0.2
const FEWEST_BEATS = 4
const MOST_BEATS = 40

/** The median of the normal beats of the quietest stretch, with the beats themselves, from which its uncertainty is estimated. */
export type MedianBeat = {
  /** Waveforms in millivolts, one a lead, R at `shape.rIndex`. */
  shape: BeatShape
  leadNames: readonly string[]
  /** Between two values of the waveform, which may be interpolated. */
  stepSeconds: number
  /** Between two samples of the recording: nothing is read finer. */
  resolutionSeconds: number
  /** One count of each lead: no height is read finer. */
  resolutionMillivolts: readonly number[]
  beatSamples: readonly number[]
  takenFrom: SampleRange
  /** A P is repeated at the same PR in most of the beats. */
  isPRepeated: boolean
  /** The shape of the median of some of the beats, by their place in `beatSamples`; for the bootstrap. */
  medianOf: (chosen: readonly number[]) => BeatShape
}

/** Returns the median beat of a recording; undefined with fewer than four like normal beats in any stretch. */
export function medianBeats(
  signal: EcgSignal,
  beats: readonly Beat[],
  { profile, gaps }: { profile: SpeciesProfile; gaps: readonly SampleRange[] },
): MedianBeat | undefined {
  const timed = timedBeats(beats, signal.samplesPerSecond, gaps)
  let best: Candidate | undefined
  for (const range of stretches(signal)) {
    const candidate = candidateIn(signal, range, timed, gaps, profile)
    if (candidate && candidate.noise < (best?.noise ?? Number.POSITIVE_INFINITY)) best = candidate
  }
  return best && medianBeatOf(best, signal, profile)
}

type Candidate = {
  block: FineBlock
  template: BeatTemplate
  range: SampleRange
  noise: number
}

/** Returns stretches of equal length, evenly spread over the recording. */
function stretches({ sampleCount, samplesPerSecond }: EcgSignal): SampleRange[] {
  const longest = LONGEST_STRETCH_SECONDS * samplesPerSecond
  const shortest = SHORTEST_STRETCH_SECONDS * samplesPerSecond
  // A short recording is divided too, as long as each part is long enough.
  const length = Math.round(Math.min(longest, Math.max(shortest, sampleCount / 2), sampleCount))
  const whole = Math.floor(sampleCount / length)
  const enough = Math.max(FEWEST_STRETCHES, Math.round(LOOKED_AT_SHARE * whole))
  const count = Math.max(1, Math.min(whole, enough, MOST_STRETCHES))
  const spacing = count > 1 ? (sampleCount - length) / (count - 1) : 0
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round(index * spacing)
    return { from, to: Math.min(sampleCount, from + length) }
  })
}

function candidateIn(
  signal: EcgSignal,
  range: SampleRange,
  beats: readonly TimedBeat[],
  gaps: readonly SampleRange[],
  profile: SpeciesProfile,
): Candidate | undefined {
  const window = beatWindow(profile, signal.samplesPerSecond)
  const isWhole = ({ sample }: TimedBeat): boolean => {
    const [from, to] = [sample - window.before, sample + window.after]
    return !gaps.some((gap) => gap.from <= to && gap.to > from)
  }
  const placeOf = (sample: number): number =>
    lowerBound(beats.length, (index) => (beats[index]?.sample ?? sample) >= sample)
  const inside = beats.slice(placeOf(range.from + window.before), placeOf(range.to - window.after))
  const normal = inside.filter((beat) => beat.label === 'N' && isWhole(beat))
  const shape = commonestShape(normal)
  const members = normal.filter((beat) => beat.shape === shape)
  if (members.length < FEWEST_BEATS) return undefined
  const block = fineBlock(signal, range)
  const aligned = members.map((beat) => ({
    beatSample: beat.sample,
    index: indexInBlock(block, beat.sample),
    likeness: 1,
    rrBeforeSeconds: beat.rrBeforeSeconds,
    rrAfterSeconds: beat.rrAfterSeconds,
  }))
  const template = templateOf(block, aligned, profile)
  const alike = template?.beats.filter(isAlike) ?? []
  if (!template || alike.length < FEWEST_BEATS) return undefined
  const kept = { shape: template.shape, beats: evenly(alike) }
  return {
    block,
    template: kept,
    range,
    noise: noiseOf(block, kept) / Math.sqrt(kept.beats.length),
  }
}

function commonestShape(beats: readonly TimedBeat[]): number | undefined {
  const counts = new Map<number, number>()
  for (const { shape } of beats) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0]
}

function evenly(beats: readonly AlignedBeat[]): AlignedBeat[] {
  if (beats.length <= MOST_BEATS) return [...beats]
  return Array.from(
    { length: MOST_BEATS },
    (_, index) => beats[Math.floor((index * beats.length) / MOST_BEATS)],
  ).filter((beat) => beat !== undefined)
}

/** Returns the root mean square of what the beats have beyond their median, up to the end of the QRS; T moves with the rate. */
function noiseOf(block: FineBlock, { shape, beats }: BeatTemplate): number {
  let squares = 0
  let count = 0
  for (const { index } of beats) {
    for (const [lead, { millivolts }] of block.leads.entries()) {
      const median = shape.leads[lead]
      for (let offset = 0; offset <= shape.rIndex; offset += 2) {
        const value = millivolts[index - shape.rIndex + offset] ?? 0
        squares += (value - (median?.[offset] ?? 0)) ** 2
        count += 1
      }
    }
  }
  return Math.sqrt(squares / Math.max(1, count))
}

function medianBeatOf(
  { block, template, range }: Candidate,
  signal: EcgSignal,
  profile: SpeciesProfile,
): MedianBeat {
  const window = beatWindow(profile, block.samplesPerSecond)
  const { beats } = template
  const shape = medianShape(block, beats, window)
  const whole = { shape, beats }
  const smooth = smoothForP(block, profile)
  const reference = referencePOf(block, smooth, whole, locateWaves(shape, profile), profile)
  return {
    shape,
    leadNames: signal.leads.map(({ name }) => name),
    stepSeconds: 1 / block.samplesPerSecond,
    resolutionSeconds: 1 / signal.samplesPerSecond,
    resolutionMillivolts: signal.leads.map(({ countsPerMillivolt }) =>
      Math.abs(1 / countsPerMillivolt),
    ),
    beatSamples: beats.map(({ beatSample }) => beatSample),
    takenFrom: range,
    isPRepeated: (reference?.isRepeated && reference.isPrConstant) ?? false,
    medianOf: (chosen) =>
      medianShape(
        block,
        chosen.flatMap((place) => beats[place] ?? []),
        window,
      ),
  }
}

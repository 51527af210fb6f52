import type { SpeciesProfile } from '../species/species-profile.ts'
import type { BeatShape } from './beat-shape.ts'
import type { FineBlock } from './fine-block.ts'
import { medianOrZero } from './median-or-zero.ts'

/** A beat in a block: where its R belongs so that it covers the template, and how alike it is there (correlation, −1…1). */
export type AlignedBeat = {
  beatSample: number
  index: number
  likeness: number
  rrBeforeSeconds: number
  rrAfterSeconds: number
}
export type BeatTemplate = { shape: BeatShape; beats: readonly AlignedBeat[] }

/** A beat less alike than this has another shape and does not belong to the median. */
const ALIKE = 0.85
/** More beats do not make the median better, only dearer. */
const MOST_BEATS_OF_A_MEDIAN = 21
const FEWEST_BEATS = 2
/** Half of the window of alignment, and the largest shift, in typical QRS lengths. */
const HALF_WINDOW_SHARE = 0.63
const LARGEST_SHIFT_SHARE = 0.21
const COARSE_STEP = 2

export type BeatWindow = { before: number; after: number }

/** Returns the samples before and after R in which all waves of a beat are looked for. */
export function beatWindow(profile: SpeciesProfile, samplesPerSecond: number): BeatWindow {
  const { longestPrSeconds, longestQrsSeconds, longestQtSeconds, pSeconds } = profile.waves
  return {
    before: Math.round((longestPrSeconds + longestQrsSeconds / 2 + pSeconds) * samplesPerSecond),
    after: Math.round((longestQtSeconds + longestQrsSeconds / 4) * samplesPerSecond),
  }
}

/**
 * Aligns beats on their QRS and returns their median. Beats that are unlike it are kept in the list with their likeness but are no
 * part of the median. Returns undefined below two beats.
 */
export function templateOf(
  block: FineBlock,
  beats: readonly AlignedBeat[],
  profile: SpeciesProfile,
): BeatTemplate | undefined {
  const window = beatWindow(profile, block.samplesPerSecond)
  const isWhole = ({ index }: AlignedBeat): boolean =>
    index >= window.before && index + window.after < block.length
  const complete = beats.filter(isWhole)
  const candidates = complete.length > FEWEST_BEATS ? complete : beats
  if (candidates.length < FEWEST_BEATS) return undefined
  const half = Math.round(HALF_WINDOW_SHARE * profile.waves.qrsSeconds * block.samplesPerSecond)
  const reach = Math.round(LARGEST_SHIFT_SHARE * profile.waves.qrsSeconds * block.samplesPerSecond)

  const around = { before: half, after: half }

  const some = spread(candidates)
  const first = medianWindows(block, some, around)
  const alike = some.map((beat) => alignBeat(block, beat, first, reach)).filter(isAlike)
  if (alike.length < FEWEST_BEATS) return undefined
  const second = medianWindows(block, alike, around)
  const aligned = beats.map((beat) => alignBeat(block, beat, second, reach))
  const whole = aligned.filter((beat) => isAlike(beat) && isWhole(beat))
  const members = whole.length >= FEWEST_BEATS ? whole : aligned.filter(isAlike)
  if (members.length < FEWEST_BEATS) return undefined
  return { shape: medianShape(block, spread(members), window), beats: aligned }
}

export function isAlike({ likeness }: AlignedBeat): boolean {
  return likeness > ALIKE
}

/** Returns the median of aligned beats, all leads. */
export function medianShape(
  block: FineBlock,
  members: readonly AlignedBeat[],
  window: BeatWindow,
): BeatShape {
  return {
    samplesPerSecond: block.samplesPerSecond,
    rIndex: window.before,
    rrBeforeSeconds: medianOrZero(members.map((beat) => beat.rrBeforeSeconds)),
    rrAfterSeconds: medianOrZero(members.map((beat) => beat.rrAfterSeconds)),
    leads: medianWindows(block, members, window),
  }
}

/** Returns one beat as a shape; outside the block the values are 0. */
export function singleShape(
  block: FineBlock,
  beat: AlignedBeat,
  profile: SpeciesProfile,
): BeatShape {
  return medianShape(block, [beat], beatWindow(profile, block.samplesPerSecond))
}

function medianWindows(
  block: FineBlock,
  members: readonly AlignedBeat[],
  { before, after }: BeatWindow,
): Float32Array[] {
  const column = new Float32Array(members.length)
  const starts = Int32Array.from(members, ({ index }) => index - before)
  return block.leads.map(({ millivolts }) => {
    const out = new Float32Array(before + after + 1)
    for (let offset = 0; offset < out.length; offset += 1) {
      for (let member = 0; member < starts.length; member += 1) {
        column[member] = millivolts[(starts[member] as number) + offset] ?? 0
      }
      out[offset] = medianInPlace(column)
    }
    return out
  })
}

/** Sorts the few values of one column by insertion, which is the fastest way for so few, and returns their median. */
function medianInPlace(column: Float32Array): number {
  for (let index = 1; index < column.length; index += 1) {
    const value = column[index] as number
    let place = index
    while (place > 0 && (column[place - 1] as number) > value) {
      column[place] = column[place - 1] as number
      place -= 1
    }
    column[place] = value
  }
  const upper = column[column.length >> 1] ?? 0
  return column.length % 2 === 1 ? upper : (upper + (column[(column.length >> 1) - 1] ?? 0)) / 2
}

/** Returns at most as many beats as a median needs, evenly spread. */
function spread(beats: readonly AlignedBeat[]): readonly AlignedBeat[] {
  if (beats.length <= MOST_BEATS_OF_A_MEDIAN) return beats
  const step = beats.length / MOST_BEATS_OF_A_MEDIAN
  return Array.from(
    { length: MOST_BEATS_OF_A_MEDIAN },
    (_, index) => beats[Math.floor(index * step)],
  ).filter((beat) => beat !== undefined)
}

/** Moves a beat to where its QRS correlates best with the template's, over all leads together. */
function alignBeat(
  block: FineBlock,
  beat: AlignedBeat,
  qrs: readonly Float32Array[],
  reach: number,
): AlignedBeat {
  const norm = Math.sqrt(qrs.reduce((sum, lead) => sum + squaresAroundMean(lead), 0))
  const start = { index: beat.index, likeness: correlationAt(block, qrs, norm, beat.index) }
  let best = start
  const tryAt = (index: number): void => {
    const likeness = correlationAt(block, qrs, norm, index)
    if (likeness > best.likeness) best = { index, likeness }
  }
  for (let shift = COARSE_STEP; shift <= reach; shift += COARSE_STEP) {
    tryAt(start.index - shift)
    tryAt(start.index + shift)
  }
  const coarse = best.index
  tryAt(coarse - 1)
  tryAt(coarse + 1)
  return { ...beat, ...best }
}

function squaresAroundMean(values: Float32Array): number {
  let sum = 0
  let squares = 0
  for (const value of values) {
    sum += value
    squares += value * value
  }
  return squares - (sum * sum) / values.length
}

function correlationAt(
  block: FineBlock,
  qrs: readonly Float32Array[],
  norm: number,
  index: number,
): number {
  let products = 0
  let squares = 0
  for (let lead = 0; lead < qrs.length; lead += 1) {
    const template = qrs[lead] ?? new Float32Array(0)
    const millivolts = block.leads[lead]?.millivolts ?? template
    const from = index - (template.length - 1) / 2
    let sum = 0
    let templateSum = 0
    let leadSquares = 0
    let leadProducts = 0
    for (let offset = 0; offset < template.length; offset += 1) {
      const value = millivolts[from + offset] ?? 0
      const expected = template[offset] ?? 0
      sum += value
      templateSum += expected
      leadSquares += value * value
      leadProducts += value * expected
    }
    squares += leadSquares - (sum * sum) / template.length
    products += leadProducts - (sum * templateSum) / template.length
  }
  return squares > 0 && norm > 0 ? products / (Math.sqrt(squares) * norm) : 0
}

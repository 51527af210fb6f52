import type { SampleRange } from '../signal/ecg-signal.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'
import type { BeatBounds, WaveBounds } from './beat-shape.ts'
import {
  type AlignedBeat,
  type BeatTemplate,
  isAlike,
  singleShape,
  templateOf,
} from './beat-template.ts'
import { type FineBlock, indexInBlock, recordingSample } from './fine-block.ts'
import { locateWaves } from './locate-waves.ts'
import { smoothForP } from './p-repetition.ts'
import {
  type JudgedP,
  judgeP,
  NO_REFERENCE_P,
  type ReferenceP,
  referencePOf,
  shifted,
} from './p-verdict.ts'
import type { TimedBeat } from './timed-beats.ts'
import type { BeatPWave, BeatWave, WaveType } from './wave.ts'

/** The QRS of a neighbour ends at most this share of the longest QRS after its R, and usually begins this share of one before it. */
const QRS_AFTER_R_SHARE = 0.4
const QRS_BEFORE_R_SHARE = 0.6
const FEWEST_ALIKE = 3

/** A beat whose bounds are known, as indexes of the block. */
type PlacedBeat = { beat: TimedBeat; bounds: BeatBounds; rIndex: number; origin: number }
type Group = {
  template: BeatTemplate | undefined
  bounds: BeatBounds | undefined
  isNormal: boolean
}

export type BlockOptions = { profile: SpeciesProfile; gaps: readonly SampleRange[] }

/** Finds the waves of the beats of a block: by the median of their shape group where they are like it, else one by one. */
export function wavesOfBlock(
  block: FineBlock,
  beats: readonly TimedBeat[],
  { profile, gaps }: BlockOptions,
): BeatWave[] {
  return judgedBeats(block, beats, { profile, gaps }).flatMap(({ placed, p }) =>
    outputWaves(placed, p, block, gaps, profile),
  )
}

/** Judges the P of each beat of a block. */
export function pWavesOfBlock(
  block: FineBlock,
  beats: readonly TimedBeat[],
  options: BlockOptions,
): BeatPWave[] {
  return judgedBeats(block, beats, options).map(({ placed, p, judged, smooth }) =>
    outputP(placed, p, judged, block, smooth),
  )
}

type JudgedBeat = {
  placed: PlacedBeat
  judged: JudgedP
  p: readonly (WaveBounds | undefined)[]
  smooth: readonly Float32Array[]
}

function judgedBeats(
  block: FineBlock,
  beats: readonly TimedBeat[],
  { profile, gaps }: BlockOptions,
): JudgedBeat[] {
  const groups: Group[] = []
  const placed = groupByShape(beats).flatMap((members) => {
    const group = groupOf(block, members, profile)
    groups.push(group)
    return members.map((beat) => placeBeat(block, beat, group, profile))
  })
  placed.sort((one, other) => one.beat.sample - other.beat.sample)
  const smooth = smoothForP(block, profile)
  const reference = commonestP(block, smooth, groups, profile)
  return placed.map((one) => {
    const judged = verdictOf(one, block, smooth, reference, gaps, profile)
    const p = judged.verdict === 'present' ? pOfBeat(one, reference, judged) : []
    return { placed: one, judged, p, smooth }
  })
}

function groupByShape(beats: readonly TimedBeat[]): TimedBeat[][] {
  const groups = new Map<number, TimedBeat[]>()
  for (const beat of beats) {
    if (beat.label === 'X') continue
    const group = groups.get(beat.shape)
    if (group) group.push(beat)
    else groups.set(beat.shape, [beat])
  }
  return [...groups.values()]
}

function groupOf(block: FineBlock, members: readonly TimedBeat[], profile: SpeciesProfile): Group {
  const isNormal = 2 * members.filter(({ label }) => label === 'N').length > members.length
  const aligned = members.map((beat) => alignedFrom(block, beat))
  const template = members.length >= FEWEST_ALIKE ? templateOf(block, aligned, profile) : undefined
  return { template, bounds: template && locateWaves(template.shape, profile), isNormal }
}

function alignedFrom(block: FineBlock, beat: TimedBeat): AlignedBeat {
  return {
    beatSample: beat.sample,
    index: indexInBlock(block, beat.sample),
    likeness: 1,
    rrBeforeSeconds: beat.rrBeforeSeconds,
    rrAfterSeconds: beat.rrAfterSeconds,
  }
}

function placeBeat(
  block: FineBlock,
  beat: TimedBeat,
  { template, bounds }: Group,
  profile: SpeciesProfile,
): PlacedBeat {
  const aligned = template?.beats.find(({ beatSample }) => beatSample === beat.sample)
  if (template && bounds && aligned && isAlike(aligned)) {
    const origin = aligned.index - template.shape.rIndex
    return { beat, bounds, rIndex: aligned.index, origin }
  }
  const single = alignedFrom(block, beat)
  const shape = singleShape(block, single, profile)
  const origin = single.index - shape.rIndex
  return { beat, bounds: locateWaves(shape, profile), rIndex: single.index, origin }
}

/** Returns the P of the largest group of normal beats. */
function commonestP(
  block: FineBlock,
  smooth: readonly Float32Array[],
  groups: readonly Group[],
  profile: SpeciesProfile,
): ReferenceP | undefined {
  const size = ({ template }: Group): number => template?.beats.length ?? 0
  const normal = groups.filter(({ isNormal, template }) => isNormal && template !== undefined)
  const [largest] = normal.sort((one, other) => size(other) - size(one))
  if (!largest?.template || !largest.bounds) return undefined
  const alike = largest.template.beats.filter(isAlike)
  const template = { shape: largest.template.shape, beats: alike }
  return referencePOf(block, smooth, template, largest.bounds, profile)
}

function verdictOf(
  { beat, bounds, origin }: PlacedBeat,
  block: FineBlock,
  smooth: readonly Float32Array[],
  reference: ReferenceP | undefined,
  gaps: readonly SampleRange[],
  profile: SpeciesProfile,
): JudgedP {
  if (!reference) return NO_REFERENCE_P
  const anchor = origin + bounds.overall.qrsOn - reference.qrsOn
  const window = {
    from: recordingSample(block, anchor + reference.place.from),
    to: recordingSample(block, anchor),
  }
  if (touchesGap(gaps, window)) return { verdict: 'unreadable', correlation: 0, drift: 0 }
  const rate = block.samplesPerSecond
  const lastQrsEnd = QRS_AFTER_R_SHARE * profile.waves.longestQrsSeconds - beat.rrBeforeSeconds
  const earliest = Math.ceil(indexInBlock(block, beat.sample) + lastQrsEnd * rate)
  return judgeP(
    smooth,
    reference,
    { beatSample: beat.sample, anchor, earliest, isVentricular: beat.label === 'V' },
    profile.waves.pSeconds * rate,
  )
}

/** Returns the P of a beat in each lead, as indexes of the block: that of the median, moved with the beat's own P. */
function pOfBeat(
  { bounds, origin }: PlacedBeat,
  reference: ReferenceP | undefined,
  { drift }: JudgedP,
): (WaveBounds | undefined)[] {
  if (!reference) return []
  const by = origin + bounds.overall.qrsOn - reference.qrsOn + drift
  return reference.leads.map((p) => (p ? shifted(p, by) : undefined))
}

function outputWaves(
  { beat, bounds, origin }: PlacedBeat,
  p: readonly (WaveBounds | undefined)[],
  block: FineBlock,
  gaps: readonly SampleRange[],
  profile: SpeciesProfile,
): BeatWave[] {
  const lastSample = recordingSample(block, block.length - 1)
  const nextQrs = beat.rrAfterSeconds - QRS_BEFORE_R_SHARE * profile.waves.qrsSeconds
  const nextBeatIndex = indexInBlock(block, beat.sample) + nextQrs * block.samplesPerSecond
  return bounds.leads.flatMap(({ qrs, t }, lead) => {
    const name = block.leads[lead]?.name ?? ''
    const output = (type: WaveType, wave: WaveBounds | undefined): BeatWave[] => {
      if (!wave || wave.off <= wave.on) return []
      const on = recordingSample(block, wave.on)
      const off = recordingSample(block, wave.off)
      if (on < block.from || off > lastSample || touchesGap(gaps, { from: on, to: off })) return []
      const peak = recordingSample(block, wave.peak)
      return [{ lead: name, type, beatSample: beat.sample, on, peak, off }]
    }
    const ownT = t && shifted(t, origin)
    const isTBeforeNext = ownT !== undefined && ownT.off < nextBeatIndex
    return [
      ...output('P', p[lead]),
      ...output('QRS', shifted(qrs, origin)),
      ...output('T', isTBeforeNext ? ownT : undefined),
    ]
  })
}

function outputP(
  { beat, bounds, origin }: PlacedBeat,
  p: readonly (WaveBounds | undefined)[],
  { verdict, correlation }: JudgedP,
  block: FineBlock,
  smooth: readonly Float32Array[],
): BeatPWave {
  const onsets = p.flatMap((wave) => (wave ? [wave.on] : []))
  if (onsets.length === 0) {
    const absent = verdict === 'present' ? 'absent' : verdict
    return {
      beatSample: beat.sample,
      verdict: absent,
      prSeconds: undefined,
      correlation,
      heightMillivolts: undefined,
    }
  }
  const first = p[0]
  const height = first && (smooth[0]?.[first.peak] ?? 0) - (smooth[0]?.[first.on] ?? 0)
  const pr = origin + bounds.overall.qrsOn - Math.min(...onsets)
  return {
    beatSample: beat.sample,
    verdict,
    prSeconds: pr / block.samplesPerSecond,
    correlation,
    heightMillivolts: height,
  }
}

function touchesGap(gaps: readonly SampleRange[], { from, to }: SampleRange): boolean {
  return gaps.some((gap) => gap.from <= to && gap.to > from)
}

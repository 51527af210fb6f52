import type { SpeciesProfile } from '../species/species-profile.ts'
import type { BeatBounds, BeatShape, WaveBounds } from './beat-shape.ts'
import { type AlignedBeat, type BeatTemplate, beatWindow, medianShape } from './beat-template.ts'
import type { FineBlock } from './fine-block.ts'
import { medianOrZero } from './median-or-zero.ts'
import { pWaveAround } from './p-and-t-bounds.ts'
import {
  correlationsWithOthers,
  isPSurelyRepeated,
  type PWindowPlace,
  type PWindows,
  readPWindows,
} from './p-repetition.ts'
import { mostProminentPeak } from './wave-peak.ts'

/** Half of the compared window, in typical P lengths. */
const HALF_WINDOW_SHARE = 0.65

/** A P that is the same in most beats but at another PR, as in Mobitz I: windows and drifts are in the order of `beats`. */
export type VaryingP = {
  beats: readonly AlignedBeat[]
  /** How much later than the median each beat's P comes, in samples. */
  drifts: readonly number[]
  place: PWindowPlace
  windows: PWindows
  correlations: readonly number[]
  /** From R, at no drift. */
  leads: readonly (WaveBounds | undefined)[]
}

/** A beat is dropped where an interval is longer than the usual one by this factor. */
const DROPPED_BEAT = 1.3

type FoundPeak = { beat: AlignedBeat; fromR: number; prominence: number }

/**
 * Looks in each beat for the clearest bump between the last T and the QRS and compares the bumps with each other. Fibrillation has such
 * bumps too; they differ from each other, or the window before them is as restless. Where no beat is dropped, P waves at changing
 * distances from a steady QRS are independent of it, as in third-degree block.
 */
export function findVaryingP(
  block: FineBlock,
  smooth: readonly Float32Array[],
  { shape, beats }: BeatTemplate,
  bounds: BeatBounds,
  profile: SpeciesProfile,
): VaryingP | undefined {
  if (!hasDroppedBeat(beats)) return undefined
  const rate = shape.samplesPerSecond
  const qrsOn = bounds.overall.qrsOn - shape.rIndex
  const tEnd = (bounds.overall.tOff ?? bounds.overall.qrsOff) - shape.rIndex
  const found = beats.flatMap((beat) => {
    const earliest = Math.max(
      qrsOn - profile.waves.longestPrSeconds * rate,
      tEnd - beat.rrBeforeSeconds * rate,
    )
    return clearestBump(smooth, beat, { from: Math.round(earliest), to: qrsOn })
  })
  if (2 * found.length < beats.length || found.length < 4) return undefined

  const usual = Math.round(medianOrZero(found.map(({ fromR }) => fromR)))
  const half = Math.round(HALF_WINDOW_SHARE * profile.waves.pSeconds * rate)
  const place = { from: usual - half, to: Math.min(qrsOn, usual + half) }
  const drifts = found.map(({ fromR }) => fromR - usual)
  const anchors = found.map(({ beat }, index) => beat.index + (drifts[index] ?? 0))
  const windows = readPWindows(smooth, anchors, place)
  const before = readPWindows(smooth, anchors, {
    from: 2 * place.from - place.to,
    to: place.from,
  })
  const correlations = correlationsWithOthers(windows)
  const prominence = medianOrZero(found.map((peak) => peak.prominence))
  if (!isPSurelyRepeated(windows, correlations, before, prominence)) return undefined

  const shifted = found.map(({ beat }, index) => ({ ...beat, index: anchors[index] ?? beat.index }))
  const aligned = medianShape(block, shifted, beatWindow(profile, rate))
  return {
    beats: found.map(({ beat }) => beat),
    drifts,
    place,
    windows,
    correlations,
    leads: pFromR(aligned, usual, qrsOn, profile),
  }
}

function hasDroppedBeat(beats: readonly AlignedBeat[]): boolean {
  const usual = medianOrZero(beats.map(({ rrBeforeSeconds }) => rrBeforeSeconds))
  return beats.some(({ rrBeforeSeconds }) => rrBeforeSeconds > DROPPED_BEAT * usual)
}

function clearestBump(
  smooth: readonly Float32Array[],
  beat: AlignedBeat,
  { from, to }: PWindowPlace,
): FoundPeak[] {
  let best: FoundPeak | undefined
  for (const lead of smooth) {
    const peak = mostProminentPeak(lead, beat.index + from, beat.index + to)
    if (peak && peak.prominence > (best?.prominence ?? 0)) {
      best = { beat, fromR: peak.index - beat.index, prominence: peak.prominence }
    }
  }
  return best ? [best] : []
}

/** Returns the bounds of the aligned P in each lead, from R. */
function pFromR(
  shape: BeatShape,
  peakFromR: number,
  qrsOnFromR: number,
  profile: SpeciesProfile,
): (WaveBounds | undefined)[] {
  const { rIndex } = shape
  return shape.leads.map((lead) => {
    const index = rIndex + peakFromR
    const wave = pWaveAround(lead, index, rIndex + qrsOnFromR, shape.samplesPerSecond, profile)
    return {
      ...wave,
      on: wave.on - rIndex,
      peak: wave.peak - rIndex,
      off: wave.off - rIndex,
    }
  })
}

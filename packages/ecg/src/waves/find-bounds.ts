import type { SpeciesProfile } from '../species/species-profile.ts'
import type { BeatBounds, BeatShape } from './beat-shape.ts'
import { locateWaves, withoutP } from './locate-waves.ts'
import type { MedianBeat } from './median-beat.ts'

/** Finds the bounds of P, QRS and T of a median beat, each lead and overall; a P only if it is repeated at the same PR. */
export function findBounds(median: MedianBeat, profile: SpeciesProfile): BeatBounds {
  return boundsOf(median.shape, median.isPRepeated, profile)
}

export function boundsOf(shape: BeatShape, hasP: boolean, profile: SpeciesProfile): BeatBounds {
  const bounds = locateWaves(shape, profile)
  return hasP ? bounds : withoutP(bounds)
}

import type { SpeciesProfile } from '../species/species-profile.ts'
import type { BeatBounds, BeatShape } from './beat-shape.ts'
import { locateWaves, withoutP } from './locate-waves.ts'

/** Changes the bounds that were found in a beat, as where a person has moved them. */
export type AdjustBounds = (bounds: BeatBounds, shape: BeatShape) => BeatBounds

/** Finds the bounds of P, QRS and T of a median beat, each lead and overall; a P only if it is repeated at the same PR. */
export function findBounds(
  shape: BeatShape,
  isPRepeated: boolean,
  profile: SpeciesProfile,
): BeatBounds {
  const bounds = locateWaves(shape, profile)
  return isPRepeated ? bounds : withoutP(bounds)
}

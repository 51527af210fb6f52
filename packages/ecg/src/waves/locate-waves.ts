import type { SpeciesProfile } from '../species/species-profile.ts'
import type { BeatBounds, BeatShape, LeadBounds } from './beat-shape.ts'
import { findPAndT } from './p-and-t-bounds.ts'
import { findQrsBounds } from './qrs-bounds.ts'

/** Finds QRS, T and the place where a P would be, in one beat. Does not judge whether the P is one. */
export function locateWaves(shape: BeatShape, profile: SpeciesProfile): BeatBounds {
  const qrs = findQrsBounds(shape.leads, shape.rIndex, shape.samplesPerSecond, profile.waves)
  const { p, t } = findPAndT(shape, qrs, profile)
  const leads = qrs.leads.map((bounds, index) => ({ qrs: bounds, p: p[index], t: t[index] }))
  return { leads, overall: overallBounds(leads) }
}

/** Returns the earliest onset and the latest end over the leads. */
export function overallBounds(leads: readonly LeadBounds[]): BeatBounds['overall'] {
  const pOnsets = leads.flatMap(({ p }) => (p ? [p.on] : []))
  const tEnds = leads.flatMap(({ t }) => (t ? [t.off] : []))
  return {
    pOn: pOnsets.length > 0 ? Math.min(...pOnsets) : undefined,
    qrsOn: Math.min(...leads.map(({ qrs }) => qrs.on)),
    qrsOff: Math.max(...leads.map(({ qrs }) => qrs.off)),
    tOff: tEnds.length > 0 ? Math.max(...tEnds) : undefined,
  }
}

/** Returns the beat's bounds without its P waves. */
export function withoutP(bounds: BeatBounds): BeatBounds {
  const leads = bounds.leads.map((lead) => ({ ...lead, p: undefined }))
  return { leads, overall: overallBounds(leads) }
}

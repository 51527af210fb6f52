import type { BeatLabel } from '../beats/beat.ts'
import { IRREGULAR, LATE, NOISY, VERY_UNLIKE, WIDE } from './decide-shape.ts'
import type { ShapeEvidence } from './shape.ts'

/** A single beat must be earlier than a group to count as premature, because no other beat confirms it. */
const SINGLE_PREMATURE = 0.85
/** A single beat must be less alike than a group, because noise alone makes beats unlike. */
const SINGLE_UNLIKE = 0.85

/** Returns the label of a beat that is like no other. In noise no such beat is ventricular. */
export function decideOutlier(evidence: ShapeEvidence, isInNoise: boolean): BeatLabel {
  const { prematurity, correlation, widthRatio } = evidence
  if (Number.isNaN(prematurity) || correlation >= SINGLE_UNLIKE) return 'N'
  const isWide = widthRatio >= WIDE
  const isVeryUnlike = correlation < VERY_UNLIKE
  const isStrange =
    evidence.irregularity > IRREGULAR ? isWide && isVeryUnlike : isWide || isVeryUnlike
  if (prematurity < SINGLE_PREMATURE) {
    return isStrange && !isInNoise && evidence.noise <= NOISY ? 'V' : 'Q'
  }
  return prematurity >= LATE && isStrange ? 'Q' : 'N'
}

/** The intervals around a beat of normal shape over the usual one. */
export type AtrialTiming = {
  previous: number
  before: number
  after: number
  irregularity: number
  followsEctopic: boolean
}

const ATRIAL_PREMATURE = 0.85
/** Before a premature beat the rhythm is as usual. In respiratory arrhythmia the interval before has fallen too. */
const STEADY_FROM = 0.92
/** After a premature beat the rhythm is back; in respiratory arrhythmia it stays fast for some beats. */
const BACK_FROM = 0.95

/**
 * Returns whether an early beat of normal shape may be atrial. A hint only: where the rhythm is irregular (atrial fibrillation, marked
 * sinus arrhythmia) or the intervals fall over several beats there is none.
 */
export function isAtrialHint(timing: AtrialTiming): boolean {
  if (timing.followsEctopic || timing.irregularity > IRREGULAR) return false
  if (!(timing.before < ATRIAL_PREMATURE)) return false
  return timing.previous >= STEADY_FROM && timing.after >= BACK_FROM
}

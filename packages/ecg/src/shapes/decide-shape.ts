import type { BeatLabel } from '../beats/beat.ts'
import type { ShapeEvidence, ShapeReason } from './shape.ts'

/** A beat is premature before this share of the usual interval. */
export const PREMATURE = 0.9
/** A beat is late from this share of the usual interval. */
export const LATE = 1.25
/** A shape is like a normal one from this correlation on. */
export const LIKE = 0.9
/** A QRS is wide from this ratio to the dominant one on. */
export const WIDE = 1.2
/** A QRS below this ratio is much narrower than the dominant one. */
const NARROW = 0.65
/** A shape that is not wide must be earlier and less alike than a wide one to be ventricular. */
const CLEARLY_PREMATURE = 0.85
const UNLIKE = 0.86
/** A shape below this correlation is so unlike that it need not be wide, even in an irregular rhythm. */
export const VERY_UNLIKE = 0.65
/** Above this irregularity early beats are nothing special: atrial fibrillation, marked sinus arrhythmia. */
export const IRREGULAR = 0.08
/** A P wave is at its place from this correlation with those of the dominant shape on. */
const P_AT_PLACE = 0.6
/** Noise makes new shapes where the beats around are further than this from their own. */
export const NOISY = 0.035
const MANY = 20
const NEARLY_ALL = 0.7
/** The share of early beats from which a group counts as early. */
const MOSTLY = 0.5

export type Decision = { label: BeatLabel; isUndecided: boolean; reason: ShapeReason }

const sure = (label: BeatLabel, reason: ShapeReason): Decision => ({
  label,
  isUndecided: false,
  reason,
})
const unsure = (label: BeatLabel, reason: ShapeReason): Decision => ({
  label,
  isUndecided: true,
  reason,
})

/**
 * Proposes the label of a group of alike beats that is not the dominant one (handbook 4.4). A pause after the beats supports a
 * proposal and is shown, but no rule needs it.
 */
export function decideShape(evidence: ShapeEvidence, fastestEscapeRate: number): Decision {
  if (evidence.correlation >= LIKE) return sure('N', 'likeNormal')
  if (evidence.prematureShare >= MOSTLY) return decidePremature(evidence)
  if (evidence.prematurity >= LATE && evidence.rate <= fastestEscapeRate) return sure('E', 'late')
  if (evidence.pCorrelation >= P_AT_PLACE) return sure('N', 'inTime')
  const isWide = evidence.widthRatio >= WIDE
  if (isWide && evidence.correlation < VERY_UNLIKE) return unsure('Q', 'inTimeAndWide')
  return sure('N', 'inTime')
}

/**
 * A wide early shape is ventricular. One that is not wide must be clearly early and clearly unlike; and where the rhythm is irregular,
 * so that many beats are early, very unlike. A shape much narrower than a wide dominant one (paced, bundle branch block) came through
 * the conduction system.
 */
function decidePremature(evidence: ShapeEvidence): Decision {
  const { correlation, widthRatio, prematurity, irregularity } = evidence
  if (evidence.noise > NOISY && !isFirmInNoise(evidence)) return unsure('Q', 'onlyInNoise')
  if (widthRatio < NARROW) return sure('N', 'narrowerThanDominant')
  if (widthRatio >= WIDE) return sure('V', 'prematureAndWide')
  if (prematurity >= CLEARLY_PREMATURE) return sure('N', 'inTime')
  if (correlation < (irregularity > IRREGULAR ? VERY_UNLIKE : UNLIKE)) {
    return sure('V', 'prematureAndUnlike')
  }
  return sure('N', irregularity > IRREGULAR ? 'earlyInIrregularRhythm' : 'likeNormal')
}

/** Noise does not make many alike beats that nearly all come early. */
function isFirmInNoise({ count, prematureShare, noise }: ShapeEvidence): boolean {
  return count >= MANY && prematureShare >= NEARLY_ALL && noise <= 2 * NOISY
}

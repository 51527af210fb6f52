import type { BeatLabel } from '../beats/beat.ts'
import type { ShapeEvidence, ShapeReason } from './shape.ts'

/** A beat is premature before this share of the usual interval. */
export const PREMATURE = 0.9
/** A beat is late from this share of the usual interval. */
export const LATE = 1.25
/** A shape is like a normal one from this correlation on. */
export const LIKE = 0.9
/** From this correlation on no width makes a shape unlike. */
const VERY_LIKE = 0.95
/** A QRS is wide from this ratio to the dominant one on. */
export const WIDE = 1.2
/** A QRS below this ratio is much narrower than the dominant one. */
const NARROW = 0.65
/** A shape that is not wide must be earlier and less alike than a wide one to be ventricular. */
export const CLEARLY_PREMATURE = 0.85
const UNLIKE = 0.86
/** A shape below this correlation is so unlike that it need not be wide, even in an irregular rhythm. */
export const VERY_UNLIKE = 0.7
/** Above this irregularity early beats are nothing special: atrial fibrillation, marked sinus arrhythmia. */
export const IRREGULAR = 0.08
/** A P wave is at its place from this correlation with those of the dominant shape on. */
const P_AT_PLACE = 0.6
/** Noise makes new shapes where the beats around are further than this from their own. */
export const NOISY = 0.035
const MANY = 20
const NEARLY_ALL = 0.7
/** The measures of early beats that are only slightly unlike the normal ones, but alike among themselves. */
const SLIGHTLY_WIDE = 1.05
const COMPENSATORY = 0.95
/** From this share of two usual intervals on, a pause follows. */
const WITH_PAUSE = 0.8
/** The share of early beats from which a group counts as early. */
const MOSTLY = 0.5

export type ShapeDecision = { label: BeatLabel; isUndecided: boolean; reason: ShapeReason }

const sure = (label: BeatLabel, reason: ShapeReason): ShapeDecision => ({
  label,
  isUndecided: false,
  reason,
})
const unsure = (label: BeatLabel, reason: ShapeReason): ShapeDecision => ({
  label,
  isUndecided: true,
  reason,
})

/**
 * Proposes the label of a group of alike beats that is not the dominant one (handbook 4.4). A pause after the beats supports a
 * proposal and is shown, but no rule needs it.
 */
export function decideShape(evidence: ShapeEvidence, fastestEscapeRate: number): ShapeDecision {
  if (evidence.correlation >= LIKE) return decideLike(evidence)
  if (evidence.prematureShare >= MOSTLY) return decidePremature(evidence)
  if (isEscape(evidence, fastestEscapeRate)) return sure('E', 'late')
  if (evidence.pCorrelation >= P_AT_PLACE) return sure('N', 'inTime')
  const isWide = evidence.widthRatio >= WIDE
  if (isWide && evidence.correlation < VERY_UNLIKE) return unsure('Q', 'inTimeAndWide')
  return sure('N', 'inTime')
}

/** After a pause, at the rate of an escape and of a ventricular shape. In an irregular rhythm pauses are nothing special. */
function isEscape(evidence: ShapeEvidence, fastestEscapeRate: number): boolean {
  const { correlation, widthRatio, prematurity, irregularity, rate } = evidence
  if (!(prematurity >= LATE && rate <= fastestEscapeRate)) return false
  const isWide = widthRatio >= WIDE
  const isVeryUnlike = correlation < VERY_UNLIKE
  return irregularity > IRREGULAR ? isWide && isVeryUnlike : isWide || isVeryUnlike
}

/**
 * Proposes the label of early beats that are alike among themselves and slightly unlike the beats in time. Ventricular if they are also
 * wider and followed by a compensatory pause; else a person decides.
 */
export function decideEarlyVariant({
  widthRatio,
  compensation,
  noise,
}: ShapeEvidence): ShapeDecision {
  const isVentricular =
    widthRatio >= SLIGHTLY_WIDE && compensation >= COMPENSATORY && noise <= NOISY
  return (isVentricular ? sure : unsure)(isVentricular ? 'V' : 'Q', 'prematureAndSlightlyUnlike')
}

/** A shape that is nearly normal is ventricular only if it is wide and nearly always early in a steady rhythm. */
function decideLike(evidence: ShapeEvidence): ShapeDecision {
  const { correlation, widthRatio, prematureShare, irregularity, noise } = evidence
  const isSteady = irregularity <= IRREGULAR && noise <= NOISY
  if (correlation < VERY_LIKE && widthRatio >= WIDE && prematureShare >= NEARLY_ALL && isSteady) {
    return sure('V', 'prematureAndWide')
  }
  return sure('N', 'likeNormal')
}

/**
 * A wide early shape is ventricular. One that is not wide must be clearly early and clearly unlike. A shape much narrower than a wide
 * dominant one (paced, bundle branch block) came through the conduction system.
 */
function decidePremature(evidence: ShapeEvidence): ShapeDecision {
  const { correlation, widthRatio, prematurity, irregularity, noise } = evidence
  if (widthRatio < NARROW) return sure('N', 'narrowerThanDominant')
  if (noise > NOISY) return decideInNoise(evidence)
  if (irregularity > IRREGULAR) return decideInIrregularRhythm(evidence)
  if (widthRatio >= WIDE) return sure('V', 'prematureAndWide')
  if (prematurity >= CLEARLY_PREMATURE) return sure('N', 'inTime')
  return correlation < UNLIKE ? sure('V', 'prematureAndUnlike') : sure('N', 'likeNormal')
}

/**
 * Decides an early shape in an irregular rhythm (atrial fibrillation, marked sinus arrhythmia), where many beats of any shape come
 * early: a ventricular one is very unlike, or wide and nearly always early.
 */
function decideInIrregularRhythm(evidence: ShapeEvidence): ShapeDecision {
  const { correlation, widthRatio, prematurity, prematureShare } = evidence
  const isWide = widthRatio >= WIDE
  const isVeryUnlike = correlation < VERY_UNLIKE
  if (isWide && (isVeryUnlike || prematureShare >= NEARLY_ALL)) return sure('V', 'prematureAndWide')
  if (isVeryUnlike && prematurity < CLEARLY_PREMATURE) return sure('V', 'prematureAndUnlike')
  if (isWide && correlation < UNLIKE) return unsure('Q', 'earlyInIrregularRhythm')
  return sure('N', 'earlyInIrregularRhythm')
}

/** Noise makes beats unlike and early, but not many alike wide ones that nearly all come early and are followed by a pause. */
function decideInNoise(evidence: ShapeEvidence): ShapeDecision {
  const { count, correlation, widthRatio, prematureShare, compensation, noise } = evidence
  const isWide = widthRatio >= WIDE
  if (!isWide && correlation >= VERY_UNLIKE) return sure('N', 'likeNormal')
  const isAlways = count >= MANY && prematureShare >= NEARLY_ALL && compensation >= WITH_PAUSE
  return isWide && isAlways && noise <= 2 * NOISY
    ? sure('V', 'prematureAndWide')
    : unsure('Q', 'onlyInNoise')
}

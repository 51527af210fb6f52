import type { Beat, BeatLabel } from '../beats/beat.ts'

/** The reason for a proposed label; a screen has a text for each. */
export type ShapeReason =
  | 'dominant'
  | 'likeNormal'
  | 'inTime'
  | 'earlyInIrregularRhythm'
  | 'narrowerThanDominant'
  | 'prematureAndWide'
  | 'prematureAndUnlike'
  | 'prematureAndSlightlyUnlike'
  | 'inTimeAndWide'
  | 'late'
  | 'betweenNormalAndVentricular'
  | 'onlyInNoise'
  | 'paced'
  | 'likeNoOther'
  | 'decided'

/** The measures of a group of alike beats. Ratios are to the dominant shape or to the usual interval around each beat. */
export type ShapeEvidence = {
  count: number
  /** Correlation with the nearest normal shape. */
  correlation: number
  /** Width of the QRS over that of the dominant shape. */
  widthRatio: number
  /** Median RR interval before the beat over the usual one; `NaN` where none is known. */
  prematurity: number
  /** Median rate of the intervals before the beats per minute; `NaN` where none is known. */
  rate: number
  /** Share of beats that come before 0.90 of the usual interval. */
  prematureShare: number
  /** Median of the intervals before and after over two usual ones: about 1 with a compensatory pause, 0.5 if interpolated. */
  compensation: number
  /** Median correlation of what precedes the QRS with the P waves of the dominant shape; `NaN` where those show none. */
  pCorrelation: number
  /** Median irregularity of the normal intervals around the beats: median step over the usual interval. */
  irregularity: number
  /** Median distance of the beats around each beat from their shapes: noise makes all beats unlike. */
  noise: number
}

/** A mean beat in mV, lead after lead, with points `stepSeconds` apart; the beat's sample is at `pointsBefore` of each lead. */
export type ShapeTemplate = {
  leadCount: number
  stepSeconds: number
  pointsBefore: number
  points: readonly number[]
}

/** The measures as they are stored: null where one is not known. */
export type StoredEvidence = { [Measure in keyof ShapeEvidence]: number | null }

/** Alike beats, decided together. The group `OUTLIER_SHAPE` has the beats that are like no other; its beats differ in label. */
export type Shape = {
  id: number
  count: number
  label: BeatLabel
  isDominant: boolean
  /** True when a person has to decide. */
  isUndecided: boolean
  reason: ShapeReason
  evidence: StoredEvidence
  /** Sample of the member that is most like the mean beat. */
  representative: number
  template: ShapeTemplate
}

/** The id of the group of beats that are like no other. */
export const OUTLIER_SHAPE = 0

export type LabelledBeats = {
  beats: Beat[]
  shapes: Shape[]
  /** Ids of the shapes that a person has to decide, the most frequent first. */
  undecided: number[]
  /** Distance of each beat from the mean beat of its shape (0 alike, 2 opposite); of an outlier from the nearest shape. */
  distance: Float32Array
}

import type { AutomaticEcgValue } from '../ecg-values/ecg-reading.ts'
import type { EcgValueField } from '../ecg-values/ecg-value.ts'

/** A stretch of samples: `from` belongs to it, `to` does not. */
export type SampleStretch = { from: number; to: number }
type RateAt = SampleStretch & { perMinute: number }
type Answer = 'yes' | 'no' | 'undetermined'

/** A finding of the analysis with its figures, named after its rule in `packages/ecg`. Never a diagnosis. */
export type MeasuredFinding = {
  rule: string
  figures: Readonly<Record<string, number>>
  places: readonly SampleStretch[]
}

/** The rhythm as the analysis describes it; a part of `RhythmDescription` of `packages/ecg`. */
export type MeasuredRhythm = {
  rates: {
    printed?: { perMinute: number; intervals: number } | undefined
    slowest?: RateAt | undefined
    fastest?: RateAt | undefined
    counted?: { perMinute: number; intervals: number; seconds: number } | undefined
  }
  regularity: {
    regularity?: 'regular' | 'regularlyIrregular' | 'irregular' | undefined
    intervals: number
    variation?: number | undefined
    turningPointRatio?: number | undefined
  }
  sinus: Answer
  pForEveryQrs: Answer
  qrsForEveryP: Answer
  consistentlyRelated: Answer
  p: { judged: number; share: number }
  findings: readonly MeasuredFinding[]
}

/** All measurements of a recording at a patch revision. */
export type MeasuredEcg = {
  recordingId: string
  samplesPerSecond: number
  sampleCount: number
  values: Readonly<Partial<Record<EcgValueField, AutomaticEcgValue>>>
  rhythm: MeasuredRhythm
  beats: readonly { sample: number; label: string }[]
  gaps: readonly SampleStretch[]
  noise: readonly SampleStretch[]
  /** Groups of alike beats that wait for a decision. */
  undecidedGroups: number
}

/** A stretch of a recording to look at, as on the wire. */
export type EvidencePlace = { recording: string; from_sample: number; to_sample: number }

export function evidencePlacesOf(
  { recordingId }: Pick<MeasuredEcg, 'recordingId'>,
  stretches: readonly SampleStretch[],
): EvidencePlace[] {
  return stretches.map(({ from, to }) => ({
    recording: recordingId,
    from_sample: from,
    to_sample: to,
  }))
}

/** Returns the share of the recording that stretches cover, below 1. */
export function shareOf(
  { sampleCount }: Pick<MeasuredEcg, 'sampleCount'>,
  stretches: readonly SampleStretch[],
): number {
  const covered = stretches.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0)
  return sampleCount > 0 ? covered / sampleCount : 0
}

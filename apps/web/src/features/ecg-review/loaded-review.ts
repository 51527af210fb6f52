import type { CaseStatus } from '@systole/domain/cases/case'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { MeasuredFinding } from '@systole/domain/ecg-reviews/measured-ecg'
import type { EcgServiceId, ReviewField } from '@systole/domain/ecg-reviews/review-fields'
import type { DueReason, ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import type { ReviewedAnimal } from '@systole/domain/ecg-reviews/reviewed-animal'
import type { AsyncOutcome } from '@systole/domain/ecg-reviews/second-request'
import type { EcgValueField } from '@systole/domain/ecg-values/ecg-value'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { StoredMedianBeat } from '@systole/ecg/analysis/stored-median-beat'
import type { BeatLabel } from '@systole/ecg/beats/beat'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { EditedExtent } from '@systole/ecg/patches/edit-effects'
import type { Shape } from '@systole/ecg/shapes/shape'
import type { SampleRange } from '@systole/ecg/signal/ecg-signal'
import type { BeatBounds } from '@systole/ecg/waves/beat-shape'
import type { NamedRange } from '../ecg-trace/lens/draw-bench.ts'
import type { TraceSource } from '../ecg-trace/source/trace-source.ts'

/** The facts of the case that the wizard shows. */
export type ReviewedCase = {
  caseId: string
  caseNumber: string
  service: EcgServiceId
  petName: string
  hospital: string
  /** Species or breed, sex, age and weight in one line. */
  patient: string
  status: CaseStatus
  reportLanguage: Language
  /** The notes of patchers and the clinic to the reviewer. */
  notes: readonly { content: string; by: string; at: Date | undefined }[]
}

/** A stretch of a recording to look at. */
export type ReviewPlace = { recording: string; from: number; to: number }
export type EvidenceLine = { field: ReviewField; text: string; places: readonly ReviewPlace[] } & {
  sentence: { key: string; figures: Readonly<Record<string, number>> }
}

/** A measured value beside its field: one standard deviation, the step of the signal, and the beats. */
export type MeasuredField = {
  value: number
  uncertainty: number
  resolution: number
  count: number
}

/** The review as the portal sent it. */
export type ReviewOnServer = {
  document: EcgReview
  version: number
  savedAt: Date | undefined
  step: ReviewStep
  round: ReviewRound
  state: 'draft' | 'submitted' | 'returned'
  reviewer: string
  /** True if this account wrote what is stored. */
  isOwn: boolean
  /** The released revision that this draft corrects; empty if none. */
  corrects: string
  /** The asynchronous review of the newest revision, once it is done. */
  concluded: ConcludedReview | undefined
  /** The names of those who answered, by account. */
  people: Readonly<Record<string, string>>
  patchRevision: string | undefined
  recordingId: string | undefined
  undecidedGroups: number
  measured: Readonly<Partial<Record<ReviewField, MeasuredField>>>
  evidence: readonly EvidenceLine[]
  /** The document of the first round, in later ones, and how this one differs. */
  first: EcgReview | undefined
  firstReviewer: string
  /** The revision of the beats that the first document rests on; `undefined` for the automatic ones. */
  firstPatchRevision: string | undefined
  diff: readonly { field: string; first?: unknown; second?: unknown; changed: boolean }[]
  due: { second: boolean; async: boolean; why: readonly (DueReason | string)[] }
  /** The open request that this round answers. */
  request: ReviewRequest | undefined
  /** True unless the last proof of this session still signs. */
  needsProof: boolean
}

export type ConcludedReview = { outcome: AsyncOutcome; by: string; at: Date; reason: string }

/** A request for a further review with its author and reason; a voluntary one may be declined. */
export type ReviewRequest = {
  askedAt: Date | undefined
  askedBy: string
  reason: string
  /** Why it is required. */
  due: readonly (DueReason | string)[]
  isVoluntary: boolean
}

/** The median beat of the reviewed beats, with the bounds of its waves. */
export type ReviewedMedian = { beat: StoredMedianBeat; bounds: BeatBounds }

/** Values of an earlier ECG of the same animal. */
export type EarlierEcg = {
  caseId: string
  date: Date | undefined
  values: Readonly<Partial<Record<EcgValueField, number>>>
}

/** The measurements on the reviewed beats (call 34). */
export type MeasuredReview = {
  /** The lead that heights and widths are read in. */
  lead: string | undefined
  state: 'measuring' | 'ready' | 'failed'
  /** The values of each lead by name. */
  leads: readonly {
    lead: string
    values: Readonly<Record<string, { value: number; uncertainty: number }>>
  }[]
  median: ReviewedMedian | undefined
  earlier: readonly EarlierEcg[]
}

/** The recording that is reviewed, with its beats as they were patched. */
export type ReviewRecording = {
  recordingId: string
  source: TraceSource
  beats: readonly SourcedBeat[]
  labelOf: (beat: SourcedBeat) => BeatLabel
  numberOf: (index: number) => number
  ranges: readonly NamedRange[]
  /** The recording that revisions are made on: its stored leads and the stretches left out automatically. */
  extent: EditedExtent
  /** The stretches across which no interval is counted. */
  breaks: readonly (SampleRange & { cause: 'stated' })[]
  shapes: readonly Shape[]
  findings: readonly MeasuredFinding[]
  species: string
  filter: string
}

/** Everything that a step of the review rests on. */
export type LoadedReview = {
  /** The account that reads or writes the review. */
  ownUid: string
  consult: ReviewedCase
  animal: ReviewedAnimal
  onServer: ReviewOnServer
  measured: MeasuredReview | undefined
  /** Absent while no recording could be read. */
  recording: ReviewRecording | undefined
}

import type { EcgReview } from '../ecg-reviews/ecg-review.ts'
import {
  evidencePlacesOf,
  type MeasuredEcg,
  type MeasuredFinding,
  type SampleStretch,
} from '../ecg-reviews/measured-ecg.ts'
import { type EvidenceText, evidenceKeyOf } from '../ecg-reviews/review-evidence.ts'
import { type ReviewField, readField } from '../ecg-reviews/review-fields.ts'
import {
  flagOfField,
  limitOfField,
  ownSpecies,
  type ReviewedAnimal,
} from '../ecg-reviews/reviewed-animal.ts'

/** The input of the rules: what was measured, what the review says so far, and the animal. */
export type MreFacts = { review: EcgReview; measured: MeasuredEcg; animal: ReviewedAnimal }

/** Why a rule proposes something. `figure` is put into phrases that have a place for one. */
export type MreEvidence = {
  text: EvidenceText
  places: ReturnType<typeof evidencePlacesOf>
  figure?: string
}

/** Returns the evidence of the first of the named findings that the analysis has. */
export function findingOf({ measured }: MreFacts, ...rules: readonly string[]) {
  const found = measured.rhythm.findings.find(({ rule }) => rules.includes(rule))
  return found && evidenceOfFinding(measured, found)
}

function evidenceOfFinding(
  measured: MeasuredEcg,
  { rule, figures, places }: MeasuredFinding,
): MreEvidence | undefined {
  const key = evidenceKeyOf(rule)
  return key && { text: { key, figures }, places: evidencePlacesOf(measured, places) }
}

/**
 * Returns the evidence that a value is beyond its reference. A species without a reference gives none, so nothing is proposed for it by
 * range.
 */
export function beyondReference(
  { review, animal }: MreFacts,
  field: ReviewField,
  side: 'low' | 'high',
): MreEvidence | undefined {
  if (flagOfField(animal, review, field) !== side) return undefined
  const value: unknown = readField(review, field)
  const limit = limitOfField(animal, field, side)
  if (typeof value !== 'number' || limit === undefined) return undefined
  const key = side === 'low' ? 'belowReference' : 'aboveReference'
  return { text: { key, figures: { value, limit } }, places: [] }
}

export function isWithinReference({ review, animal }: MreFacts, field: ReviewField): boolean {
  return flagOfField(animal, review, field) === 'within'
}

/** Returns the evidence that a person or the analysis marked beats of a kind, with their places. */
export function markedRanges(
  { review }: MreFacts,
  kind: 'vpc' | 'pac' | 'packet_loss',
): MreEvidence {
  const ranges = review.ectopic.ranges.filter((range) => range.kind === kind)
  const count = ranges.reduce((sum, range) => sum + range.count, 0)
  const key = kind === 'packet_loss' ? 'signalLost' : 'beatsMarked'
  return {
    text: { key, figures: { count: kind === 'packet_loss' ? ranges.length : count } },
    places: ranges.map(({ recording, from_sample, to_sample }) => ({
      ...{ recording, from_sample, to_sample },
    })),
  }
}

export function evidence(
  { measured }: MreFacts,
  text: EvidenceText,
  places: readonly SampleStretch[] = [],
): MreEvidence {
  return { text, places: evidencePlacesOf(measured, places) }
}

export function speciesOf({ animal }: MreFacts) {
  return ownSpecies(animal)
}

export function secondsOf({ measured }: MreFacts): number {
  return measured.samplesPerSecond > 0 ? measured.sampleCount / measured.samplesPerSecond : 0
}

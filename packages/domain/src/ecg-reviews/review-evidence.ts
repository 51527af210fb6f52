import type { EvidencePlace } from './measured-ecg.ts'
import type { ReviewField } from './review-fields.ts'

/**
 * The sentence of a piece of evidence: a text key of the screens with its figures. Findings of the analysis are named after their
 * rule.
 */
export type EvidenceText = { key: EvidenceKey; figures: Readonly<Record<string, number>> }

export const EVIDENCE_KEYS = [
  'medianInterval',
  'slowestRate',
  'fastestRate',
  'countedRate',
  'variation',
  'turningPointRatio',
  'pWavesFound',
  'vpcWithoutP',
  'escapeWithoutP',
  'aboveReference',
  'belowReference',
  'withinReference',
  'beatsMarked',
  'signalLost',
  'noise',
  'answered',
  'sinusRhythm',
  'sinusArrhythmia',
  'wanderingPacemaker',
  'atrialFibrillationSuspected',
  'tooFewBeatsForFibrillation',
  'ventricularPremature',
  'atrialPremature',
  'ventricularCouplet',
  'ventricularRun',
  'idioventricularRhythm',
  'ventricularTachycardia',
  'supraventricularTachycardia',
  'regularEctopy',
  'escapeBeats',
  'escapeRhythm',
  'pacedRhythm',
  'firstDegreeBlock',
  'secondDegreeMobitzI',
  'secondDegreeMobitzII',
  'secondDegreeTwoToOne',
  'secondDegreeAdvanced',
  'thirdDegreeBlock',
  'pause',
] as const
export type EvidenceKey = (typeof EVIDENCE_KEYS)[number]

/** Returns the key of a finding's sentence, or `undefined` for a rule that the screens have no words for. */
export function evidenceKeyOf(rule: string): EvidenceKey | undefined {
  return EVIDENCE_KEYS.find((key) => key === rule)
}

/** The reason for a proposed value, with the places to look at. */
export type ReviewEvidence = { field: ReviewField; text: EvidenceText; places: EvidencePlace[] }

import {
  compareWithReference,
  type RecordingConditions,
} from '@systole/domain/ecg-recordings/conditions'
import { type EcgReview, otherDiagnosesOf } from '@systole/domain/ecg-reviews/ecg-review'
import type { MeasuredEcg } from '@systole/domain/ecg-reviews/measured-ecg'
import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewedAnimal } from '@systole/domain/ecg-reviews/reviewed-animal'
import { isDiagnosisAnswered } from '@systole/domain/ecg-reviews/step-state'
import type { MreLanguage } from '@systole/domain/mre/mre-phrase'
import { toStamp } from '@systole/domain/time/stamp'
import {
  buildFrame,
  type FrameSource,
  type ReleaseStamp,
  type Signer,
  signerOf,
} from '../build-frame.ts'
import { buildFurtherValues, type MedianValues } from './build-further-values.ts'
import { buildMeasurements } from './build-measurements.ts'
import type { EcgReportModel, ReportPhrase, SignedAs } from './ecg-report-model.ts'
import { type NumberedBeats, numberRanges } from './number-beats.ts'

/** A signature in the order of signing; the last one is of this release and has its stamp. */
export type EcgSignature = { as: SignedAs; signer: Signer; signedAt: Date | null }

export type RecordedFacts = Pick<
  EcgReportModel['recording'],
  'file' | 'device' | 'filter' | 'leads' | 'valueLead'
>

/** Returns the text of a phrase of the catalogue in the language of the report; `undefined` for words of a person. */
export type PhraseIn = (phrase: {
  id: string
  text: string
}) => { text: string; language: MreLanguage } | undefined

export type EcgReportSource = Omit<FrameSource, 'signer'> & {
  service: EcgServiceId
  review: EcgReview
  /** Of the beats that the review rests on; null for the automatic ones. */
  patchRevision: string | null
  quality: EcgReportModel['quality']
  animal: ReviewedAnimal
  measured: MeasuredEcg
  recorded: RecordedFacts
  conditions: RecordingConditions
  /** The numbered beats of each recording, by its id. */
  beats: ReadonlyMap<string, NumberedBeats>
  rHeights: EcgReportModel['rHeights']
  /** The values of the median beat of these beats. */
  median?: MedianValues | undefined
  day?: EcgReportModel['day']
  strips: EcgReportModel['strips']
  phraseIn: PhraseIn
  signatures: readonly EcgSignature[]
}

const NO_SIGNER: Signer = { firstName: '', lastName: '', title: '', licence: '' }

/** Builds the report of an ECG case from its review and what was measured; a preview without a release. Handbook 5.8. */
export function buildEcgReport(source: EcgReportSource, release?: ReleaseStamp): EcgReportModel {
  const { review, measured, service, phraseIn } = source
  const signer = source.signatures.at(-1)?.signer ?? NO_SIGNER
  return {
    format: 2,
    ...buildFrame({ ...source, signer }, service, release),
    quality: source.quality,
    service,
    signatures: signaturesOf(source.signatures, release),
    patchRevision: source.patchRevision ?? '',
    recording: recordingOf(source),
    ...(!release && !isDiagnosisAnswered(review) && { isDiagnosisOpen: true as const }),
    diagnoses: named(review.diagnosis_list, phraseIn),
    suspected: named(review.suspected_diagnosis, phraseIn),
    otherDiagnoses: otherDiagnosesOf(review),
    measurements: buildMeasurements(review, measured, source.animal, source.median?.beatRate),
    furtherValues: buildFurtherValues(review, source.median, source.animal),
    rHeights: service === 'ecg6l' ? source.rHeights : [],
    rhythm: rhythmOf(review),
    ectopy: ectopyOf(review, source.beats),
    ...(source.day && { day: source.day }),
    interpretations: review.interpretation_list
      .map(({ phrase_id, text }) => phraseOf({ phrase_id, name: text }, phraseIn))
      .filter(({ text }) => text !== ''),
    interpretationNote: review.interpretation_note.trim(),
    evaluations: review.evaluation_list
      .map(({ priority, ...each }) => ({ ...phraseOf(each, phraseIn), priority }))
      .filter(({ text }) => text !== ''),
    evaluationNote: review.evaluation_note.trim(),
    treatmentNote: review.treatment_note.trim(),
    vetNote: review.notes.for_vet_in_charge.trim(),
    strips: source.strips,
  }
}

type Named = { phrase_id: string | null; name: string }

function named(list: readonly Named[], phraseIn: PhraseIn): ReportPhrase[] {
  return list.map((each) => phraseOf(each, phraseIn)).filter(({ text }) => text !== '')
}

function phraseOf({ phrase_id: id, name }: Named, phraseIn: PhraseIn): ReportPhrase {
  const text = name.trim()
  return (id === null ? undefined : phraseIn({ id, text })) ?? { text }
}

function signaturesOf(
  signatures: readonly EcgSignature[],
  release: ReleaseStamp | undefined,
): EcgReportModel['signatures'] {
  return signatures.map(({ as, signer, signedAt }, place) => {
    const isLast = place === signatures.length - 1
    const stamp = isLast ? (release?.revision ?? '') : signedAt === null ? '' : toStamp(signedAt)
    return { ...signerOf(signer), signedAt: stamp, as }
  })
}

function recordingOf(source: EcgReportSource): EcgReportModel['recording'] {
  const { measured, conditions, recorded } = source
  const { samplesPerSecond, sampleCount } = measured
  const secondsOf = (stretches: MeasuredEcg['gaps']) =>
    stretches.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0) / samplesPerSecond
  return {
    ...recorded,
    device: conditions.device ?? recorded.device,
    samplesPerSecond,
    seconds: sampleCount / samplesPerSecond,
    lostSeconds: secondsOf(measured.gaps),
    noiseSeconds: secondsOf(measured.noise),
    posture: conditions.posture ?? null,
    state: conditions.state ?? null,
    drugs: conditions.drugs ?? '',
    reason: conditions.reason ?? '',
    conditions: compareWithReference(conditions),
  }
}

function rhythmOf({ rhythm, p_qrs, p_wave, qrs }: EcgReview): EcgReportModel['rhythm'] {
  return {
    ...rhythm,
    pForEveryQrs: p_qrs.p_for_every_qrs,
    qrsForEveryP: p_qrs.qrs_for_every_p,
    consistentlyRelated: p_qrs.consistently_related,
    pMorphology: p_wave.morphology,
    qrsMorphology: qrs.morphology,
    qrsMorphologyText: qrs.morphology_text.trim(),
  }
}

function ectopyOf(
  review: EcgReview,
  beats: ReadonlyMap<string, NumberedBeats>,
): EcgReportModel['ectopy'] {
  const { has_vpc, has_pac, has_packet_loss, others } = review.ectopic
  return {
    hasVpc: has_vpc,
    hasPac: has_pac,
    hasPacketLoss: has_packet_loss,
    ranges: numberRanges(review, beats),
    others: others.trim(),
  }
}

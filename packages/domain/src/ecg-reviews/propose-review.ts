import { type EcgReview, emptyEcgReview } from './ecg-review.ts'
import { ectopicRanges } from './ectopic-ranges.ts'
import { evidencePlacesOf, type MeasuredEcg, type SampleStretch } from './measured-ecg.ts'
import { proposeMorphology } from './propose-morphology.ts'
import { type EvidenceText, evidenceKeyOf, type ReviewEvidence } from './review-evidence.ts'
import {
  hasField,
  isPossibleNumber,
  REVIEW_FIELD_NAMES,
  type ReviewField,
  type ReviewValue,
  reviewField,
  writeField,
} from './review-fields.ts'
import { flagOfField, limitOfField, type ReviewedAnimal } from './reviewed-animal.ts'

export type ReviewProposal = { review: EcgReview; evidence: ReviewEvidence[] }
/** The most places that one piece of evidence names. */
const MOST_PLACES = 50
type Proposed = Partial<{ [Field in ReviewField]: ReviewValue<Field> }>

/**
 * Returns a draft of the review from what was measured, every value marked as automatic, with the evidence beside it. A person confirms or
 * changes it; what could not be measured stays open.
 */
export function proposeReview(measured: MeasuredEcg, animal: ReviewedAnimal): ReviewProposal {
  const answers = { ...measuredNumbers(measured, animal), ...rhythmAnswers(measured) }
  const numbers = filled(emptyEcgReview(), answers)
  const review = filled(numbers, proposeMorphology(numbers, measured, animal))
  return { review, evidence: evidenceOf(measured, review, animal) }
}

function filled(review: EcgReview, answers: Proposed): EcgReview {
  let next = review
  for (const field of REVIEW_FIELD_NAMES) {
    const value = answers[field]
    if (value === undefined || value === null) continue
    next = writeField(next, field, value)
    next = { ...next, sources: { ...next.sources, [field]: { by: 'auto', auto: value } } }
  }
  return next
}

/** Returns the possible numbers; an impossible one is no measurement. */
function measuredNumbers({ values, rhythm }: MeasuredEcg, animal: ReviewedAnimal): Proposed {
  const { printed, slowest, fastest, counted } = rhythm.rates
  const rates: Proposed = {
    'heart_rate.rrRate': values.heartRatePerMinute?.value ?? printed?.perMinute ?? null,
    'heart_rate.min': slowest?.perMinute ?? null,
    'heart_rate.max': fastest?.perMinute ?? null,
    'heart_rate.counted': counted?.perMinute ?? null,
  }
  const read = REVIEW_FIELD_NAMES.flatMap((field) => {
    const row = reviewField(field)
    if (row.kind !== 'number' || row.step === 'heart_rate') return []
    const value = values[row.value]?.value
    return value === undefined || !hasField(animal.service, field) ? [] : [[field, value] as const]
  })
  const all = [...Object.entries(rates), ...read] as [ReviewField, number | null][] // fields of the table
  return Object.fromEntries(
    all.filter(([field, value]) => value !== null && isPossibleNumber(field, value)),
  ) as Proposed
}

const REGULARITY = {
  regular: 'regular',
  regularlyIrregular: 'regularly irregular',
  irregular: 'irregular',
} as const

function rhythmAnswers(measured: MeasuredEcg): Proposed {
  const { rhythm, beats, gaps } = measured
  const { regularity } = rhythm.regularity
  const lost = {
    'ectopic.has_packet_loss': gaps.length > 0,
    'ectopic.ranges': ectopicRanges(measured),
  }
  if (beats.length === 0) return lost
  return {
    'rhythm.sinus': rhythm.sinus,
    'rhythm.regularity': regularity === undefined ? null : REGULARITY[regularity],
    'p_qrs.p_for_every_qrs': pForEveryQrs(measured),
    'p_qrs.qrs_for_every_p': rhythm.qrsForEveryP,
    'p_qrs.consistently_related': rhythm.consistentlyRelated,
    'ectopic.has_vpc': beats.some(({ label }) => label === 'V'),
    'ectopic.has_pac': beats.some(({ label }) => label === 'A'),
    ...lost,
  }
}

/** A ventricular premature beat or an escape beat comes without a P before it, also among beats that all have one. */
const WITHOUT_P = { V: 'vpcWithoutP', E: 'escapeWithoutP' } as const

/** Returns whether there is a beat that has no P before it by its kind. */
export function hasBeatWithoutP({ beats }: Pick<MeasuredEcg, 'beats'>): boolean {
  return beats.some(({ label }) => Object.hasOwn(WITHOUT_P, label))
}

function pForEveryQrs(measured: MeasuredEcg): MeasuredEcg['rhythm']['pForEveryQrs'] {
  return hasBeatWithoutP(measured) ? 'no' : measured.rhythm.pForEveryQrs
}

function withoutP(measured: MeasuredEcg): ReviewEvidence[] {
  return Object.entries(WITHOUT_P).flatMap(([wanted, key]) => {
    const found = measured.beats.filter(({ label }) => label === wanted)
    if (found.length === 0) return []
    const places = found.slice(0, MOST_PLACES).map(({ sample }) => ({ from: sample, to: sample }))
    return {
      field: 'p_qrs.p_for_every_qrs' as const,
      text: { key, figures: { count: found.length } },
      places: evidencePlacesOf(measured, places),
    }
  })
}

/** The field beside which a finding of the analysis is shown. */
const FIELD_OF_FINDING: Readonly<Partial<Record<string, ReviewField>>> = {
  sinusRhythm: 'rhythm.sinus',
  wanderingPacemaker: 'rhythm.sinus',
  atrialFibrillationSuspected: 'rhythm.sinus',
  tooFewBeatsForFibrillation: 'rhythm.sinus',
  escapeRhythm: 'rhythm.sinus',
  pacedRhythm: 'rhythm.sinus',
  sinusArrhythmia: 'rhythm.regularity',
  regularEctopy: 'rhythm.regularity',
  pause: 'rhythm.regularity',
  firstDegreeBlock: 'pr.duration',
  secondDegreeMobitzI: 'p_qrs.qrs_for_every_p',
  secondDegreeMobitzII: 'p_qrs.qrs_for_every_p',
  secondDegreeTwoToOne: 'p_qrs.qrs_for_every_p',
  secondDegreeAdvanced: 'p_qrs.qrs_for_every_p',
  thirdDegreeBlock: 'p_qrs.consistently_related',
  ventricularPremature: 'ectopic.has_vpc',
  ventricularCouplet: 'ectopic.has_vpc',
  ventricularRun: 'ectopic.has_vpc',
  idioventricularRhythm: 'ectopic.has_vpc',
  ventricularTachycardia: 'ectopic.has_vpc',
  escapeBeats: 'ectopic.others',
  atrialPremature: 'ectopic.has_pac',
  supraventricularTachycardia: 'ectopic.has_pac',
}

function evidenceOf(
  measured: MeasuredEcg,
  review: EcgReview,
  animal: ReviewedAnimal,
): ReviewEvidence[] {
  const { rhythm, gaps } = measured
  const { slowest, fastest, printed } = rhythm.rates
  const { variation, turningPointRatio, intervals } = rhythm.regularity
  const said = (
    field: ReviewField,
    { key, figures }: EvidenceText,
    places: readonly SampleStretch[] = [],
  ) => ({ field, text: { key, figures }, places: evidencePlacesOf(measured, places) })
  const all: (ReviewEvidence | undefined | 0 | false)[] = [
    printed &&
      said('heart_rate.rrRate', {
        key: 'medianInterval',
        figures: { intervals: printed.intervals },
      }),
    slowest &&
      said('heart_rate.min', { key: 'slowestRate', figures: { rate: slowest.perMinute } }, [
        slowest,
      ]),
    fastest &&
      said('heart_rate.max', { key: 'fastestRate', figures: { rate: fastest.perMinute } }, [
        fastest,
      ]),
    variation !== undefined &&
      said('rhythm.regularity', { key: 'variation', figures: { variation, intervals } }),
    turningPointRatio !== undefined &&
      said('rhythm.regularity', { key: 'turningPointRatio', figures: { turningPointRatio } }),
    rhythm.p.judged > 0 &&
      said('p_qrs.p_for_every_qrs', { key: 'pWavesFound', figures: { ...rhythm.p } }),
    ...withoutP(measured),
    gaps.length > 0 &&
      said('ectopic.has_packet_loss', { key: 'signalLost', figures: { count: gaps.length } }, gaps),
    ...rhythm.findings.map(({ rule, figures, places }) => {
      const key = evidenceKeyOf(rule)
      const field = FIELD_OF_FINDING[rule]
      return key && field && said(field, { key, figures }, places)
    }),
  ]
  return [...all.flatMap((each) => each || []), ...referenceEvidence(measured, review, animal)]
}

function referenceEvidence(
  measured: MeasuredEcg,
  review: EcgReview,
  animal: ReviewedAnimal,
): ReviewEvidence[] {
  return REVIEW_FIELD_NAMES.flatMap((field) => {
    const row = reviewField(field)
    const flag = flagOfField(animal, review, field)
    if (row.kind !== 'number' || (flag !== 'low' && flag !== 'high')) return []
    const limit = limitOfField(animal, field, flag)
    const value = measured.values[row.value]?.value
    if (limit === undefined || value === undefined || row.step === 'heart_rate') return []
    const key = flag === 'low' ? 'belowReference' : 'aboveReference'
    return [{ field, text: { key, figures: { value, limit } }, places: [] }]
  })
}

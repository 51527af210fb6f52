import { shareOf } from '../ecg-reviews/measured-ecg.ts'
import type { ReviewField } from '../ecg-reviews/review-fields.ts'
import type { ReviewStep } from '../ecg-reviews/review-steps.ts'
import type { Priority } from '../reports/report-draft.ts'
import {
  beyondReference,
  evidence,
  findingOf,
  isWithinReference,
  type MreEvidence,
  type MreFacts,
  markedRanges,
  secondsOf,
  speciesOf,
} from './mre-facts.ts'
import type { MreRuleName } from './rule-names.ts'

/** A phrase that a rule proposes; evaluations with their priority. */
export type RuleProposal = { phrase: string; priority?: Priority }

/**
 * A rule: `when` returns its evidence, or `undefined` if it does not apply. `step` is the measuring step beside which its proposals
 * are shown. Always a proposal, never an answer. SPEC 18.
 */
export type MreRule = {
  rule: MreRuleName
  step: ReviewStep
  when: (facts: MreFacts) => MreEvidence | undefined
  proposes: readonly RuleProposal[]
}

const strongly = (phrase: string) => ({ phrase, priority: 'strongly recommended' }) as const
const recommended = (phrase: string) => ({ phrase, priority: 'recommended' }) as const
const possibly = (phrase: string) => ({ phrase, priority: 'could consider' }) as const
const says = (phrase: string) => ({ phrase })

/** Short strips are from a clinic; longer ones are from home. Handbook 5.1. */
const CLINIC_SECONDS = 5 * 60
const MOST_NOISE = 0.1
const MUST_BE_WITHIN: readonly ReviewField[] = [
  'heart_rate.rrRate',
  'p_wave.height',
  'p_wave.duration',
  'pr.duration',
  'qrs.r_height',
  'qrs.duration',
  't_wave.qt',
]
/** Findings of a heart within normal limits. */
const NORMAL_FINDINGS: readonly string[] = ['sinusRhythm', 'sinusArrhythmia', 'wanderingPacemaker']

/** Handbook 4.8, in the order of its table. */
export const MRE_RULES: readonly MreRule[] = [
  rule('withinLimits', 'rhythm', allWithinLimits, [says('dx.sinus_normal')]),
  rule('respiratorySinusArrhythmia', 'rhythm', (facts) => sinusArrhythmia(facts, 'dog'), [
    says('dx.rsa'),
  ]),
  rule('catSinusArrhythmia', 'rhythm', catInClinic, [says('int.cat_sinus_arrhythmia')]),
  rule('sinusTachycardia', 'heart_rate', (facts) => sinusRateBeyond(facts, 'high'), [
    says('dx.sinus_tachycardia'),
    recommended('ev.pain_fever_thyroid'),
    recommended('ev.electrolytes'),
  ]),
  rule('sinusBradycardia', 'heart_rate', (facts) => sinusRateBeyond(facts, 'low'), [
    says('dx.sinus_bradycardia'),
    recommended('ev.atropine'),
    recommended('ev.electrolytes'),
  ]),
  rule('atrialFibrillation', 'rhythm', fibrillation, [
    says('dx.af_suspected'),
    strongly('ev.echo'),
    recommended('ev.holter'),
  ]),
  rule('ventricularPremature', 'ectopic', (facts) => ectopy(facts, 'vpc'), [
    says('dx.vpc'),
    strongly('ev.holter'),
    strongly('ev.echo'),
    recommended('ev.electrolytes'),
    recommended('ev.troponin'),
  ]),
  rule(
    'ventricularTachycardia',
    'ectopic',
    (facts) => run(facts, 'vpc', 'ventricularTachycardia'),
    [
      says('dx.vt'),
      strongly('ev.holter'),
      strongly('ev.echo'),
      recommended('ev.electrolytes'),
      recommended('ev.troponin'),
    ],
  ),
  rule('atrialPremature', 'ectopic', (facts) => ectopy(facts, 'pac'), [
    says('dx.pac'),
    recommended('ev.echo'),
    recommended('ev.holter'),
  ]),
  rule(
    'supraventricularTachycardia',
    'ectopic',
    (facts) => run(facts, 'pac', 'supraventricularTachycardia'),
    [says('dx.svt'), recommended('ev.echo'), recommended('ev.holter')],
  ),
  rule('firstDegreeBlock', 'p_qrs', firstDegreeBlock, [
    says('dx.av_block_1'),
    possibly('ev.recheck'),
  ]),
  rule('secondDegreeBlock', 'p_qrs', secondDegreeBlock, [
    says('dx.av_block_2'),
    recommended('ev.atropine'),
  ]),
  rule('thirdDegreeBlock', 'p_qrs', thirdDegreeBlock, [
    says('dx.av_block_3'),
    strongly('ev.referral'),
  ]),
  rule('sinusArrest', 'rhythm', (facts) => pauseOf(facts, { inDogs: false }), [
    says('dx.sinus_arrest'),
    recommended('ev.holter'),
    recommended('ev.atropine'),
  ]),
  // On 24 h recordings all but one of the healthy dogs paused over 2 s: a pause of a dog is reported, not diagnosed. Handbook 4.6.
  rule('longestPause', 'rhythm', (facts) => pauseOf(facts, { inDogs: true }), [
    says('int.longest_pause'),
    recommended('ev.holter'),
    recommended('ev.atropine'),
  ]),
  rule('wanderingPacemaker', 'rhythm', (facts) => findingOf(facts, 'wanderingPacemaker'), [
    says('dx.wandering_pacemaker'),
  ]),
  rule('pTallOrProlonged', 'p_wave', pTallOrProlonged, [
    says('int.p_tall_or_prolonged'),
    says('sus.atrial_enlargement'),
    recommended('ev.echo'),
    recommended('ev.chest_xray'),
  ]),
  rule('qrsTallOrWide', 'qrs', qrsTallOrWide, [
    says('int.qrs_tall_or_wide'),
    says('sus.ventricular_enlargement'),
    recommended('ev.echo'),
    recommended('ev.chest_xray'),
  ]),
  rule('enlargedCat', 'qrs', enlargedCat, [recommended('ev.blood_pressure'), recommended('ev.t4')]),
  rule('pTall', 'p_wave', (facts) => ofP(facts, 'p_wave.height'), [says('p.tall')]),
  rule('pProlonged', 'p_wave', (facts) => ofP(facts, 'p_wave.duration'), [says('p.prolonged')]),
  rule('qrsTall', 'qrs', (facts) => beyondReference(facts, 'qrs.r_height', 'high'), [
    says('qrs.tall_and_upright'),
  ]),
  rule('packetLoss', 'ectopic', packetLoss, [
    says('int.packet_loss'),
    recommended('ev.record_again'),
  ]),
  rule('noise', 'ectopic', tooNoisy, [says('int.artefact'), recommended('ev.record_again')]),
]

function rule(
  name: MreRuleName,
  step: ReviewStep,
  when: MreRule['when'],
  proposes: MreRule['proposes'],
): MreRule {
  return { rule: name, step, when, proposes }
}

function allWithinLimits(facts: MreFacts): MreEvidence | undefined {
  const { review, measured } = facts
  const { sinus, regularity } = review.rhythm
  const { has_vpc: vpc, has_pac: pac } = review.ectopic
  const isPlain = sinus === 'yes' && regularity === 'regular' && vpc === false && pac === false
  const isQuiet = measured.rhythm.findings.every(({ rule: name }) => NORMAL_FINDINGS.includes(name))
  const areWithin = MUST_BE_WITHIN.every((field) => isWithinReference(facts, field))
  if (!isPlain || !isQuiet || !areWithin) return undefined
  return evidence(facts, { key: 'withinReference', figures: { count: MUST_BE_WITHIN.length } })
}

function sinusArrhythmia(facts: MreFacts, species: 'dog' | 'cat'): MreEvidence | undefined {
  const isOwn = speciesOf(facts) === species && facts.review.rhythm.sinus !== 'no'
  return isOwn ? findingOf(facts, 'sinusArrhythmia') : undefined
}

/** At rest at home most healthy cats show it. Handbook 4.6. */
function catInClinic(facts: MreFacts): MreEvidence | undefined {
  return secondsOf(facts) <= CLINIC_SECONDS ? sinusArrhythmia(facts, 'cat') : undefined
}

function sinusRateBeyond(facts: MreFacts, side: 'low' | 'high'): MreEvidence | undefined {
  if (facts.review.rhythm.sinus !== 'yes') return undefined
  return beyondReference(facts, 'heart_rate.rrRate', side)
}

/**
 * The analysis finds fibrillation only with all three reasons: no consistent P, turning points and no fixed baseline pattern. A P before
 * every QRS, said by a person, denies it. RR alone never says it.
 */
function fibrillation(facts: MreFacts): MreEvidence | undefined {
  const { rhythm, p_qrs } = facts.review
  if (rhythm.sinus === 'yes' || p_qrs.p_for_every_qrs === 'yes') return undefined
  return findingOf(facts, 'atrialFibrillationSuspected')
}

function ectopy(facts: MreFacts, kind: 'vpc' | 'pac'): MreEvidence | undefined {
  const has = kind === 'vpc' ? facts.review.ectopic.has_vpc : facts.review.ectopic.has_pac
  if (has !== true) return undefined
  const found = findingOf(facts, kind === 'vpc' ? 'ventricularPremature' : 'atrialPremature')
  return found ?? markedRanges(facts, kind)
}

function run(facts: MreFacts, kind: 'vpc' | 'pac', name: string): MreEvidence | undefined {
  const has = kind === 'vpc' ? facts.review.ectopic.has_vpc : facts.review.ectopic.has_pac
  return has === false ? undefined : findingOf(facts, name)
}

function firstDegreeBlock(facts: MreFacts): MreEvidence | undefined {
  if (facts.review.p_qrs.consistently_related !== 'yes') return undefined
  return beyondReference(facts, 'pr.duration', 'high')
}

function secondDegreeBlock(facts: MreFacts): MreEvidence | undefined {
  if (facts.review.p_qrs.qrs_for_every_p === 'yes') return undefined
  const kinds = ['MobitzI', 'MobitzII', 'TwoToOne', 'Advanced']
  return findingOf(facts, ...kinds.map((kind) => `secondDegree${kind}`))
}

function thirdDegreeBlock(facts: MreFacts): MreEvidence | undefined {
  if (facts.review.p_qrs.consistently_related === 'yes') return undefined
  return findingOf(facts, 'thirdDegreeBlock')
}

function pauseOf(facts: MreFacts, { inDogs }: { inDogs: boolean }): MreEvidence | undefined {
  const found = findingOf(facts, 'pause')
  if (!found || (speciesOf(facts) === 'dog') !== inDogs) return undefined
  const seconds = found.text.figures.longestSeconds
  return seconds === undefined ? found : { ...found, figure: seconds.toFixed(1) }
}

function ofP(facts: MreFacts, field: 'p_wave.height' | 'p_wave.duration'): MreEvidence | undefined {
  if (facts.review.p_wave.morphology.includes('indiscernible')) return undefined
  return beyondReference(facts, field, 'high')
}

function pTallOrProlonged(facts: MreFacts): MreEvidence | undefined {
  return ofP(facts, 'p_wave.height') ?? ofP(facts, 'p_wave.duration')
}

function qrsTallOrWide(facts: MreFacts): MreEvidence | undefined {
  return (
    beyondReference(facts, 'qrs.r_height', 'high') ?? beyondReference(facts, 'qrs.duration', 'high')
  )
}

function enlargedCat(facts: MreFacts): MreEvidence | undefined {
  return speciesOf(facts) === 'cat' ? (pTallOrProlonged(facts) ?? qrsTallOrWide(facts)) : undefined
}

function packetLoss(facts: MreFacts): MreEvidence | undefined {
  return facts.review.ectopic.has_packet_loss === true
    ? markedRanges(facts, 'packet_loss')
    : undefined
}

function tooNoisy(facts: MreFacts): MreEvidence | undefined {
  const { measured } = facts
  const share = shareOf(measured, measured.noise)
  if (share <= MOST_NOISE) return undefined
  return evidence(facts, { key: 'noise', figures: { share } }, measured.noise)
}

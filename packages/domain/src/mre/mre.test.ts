import { expect, test } from 'vitest'
import { EcgReview } from '../ecg-reviews/ecg-review.ts'
import type { MeasuredEcg, MeasuredFinding } from '../ecg-reviews/measured-ecg.ts'
import { proposeReview } from '../ecg-reviews/propose-review.ts'
import type { ReviewStep } from '../ecg-reviews/review-steps.ts'
import { dogAnimal, measuredDog } from '../ecg-reviews/testing/measured-dog.ts'
import type { Species } from '../pets/pet.ts'
import { FIRST_CATALOGUE } from './first-catalogue.ts'
import { mreTextFor, sortedByLabel, withFigure } from './mre-phrase.ts'
import { proposeFindings } from './propose-findings.ts'
import { MRE_RULES } from './rules.ts'

type Change = { measured?: Partial<MeasuredEcg>; review?: object; species?: Species }

function proposals({ measured, review, species = 'dog' }: Change, step: ReviewStep = 'preview') {
  const animal = dogAnimal({ species })
  const all = { ...measuredDog(), ...measured }
  const proposed = proposeReview(all, animal).review
  const facts = { measured: all, animal, review: EcgReview.parse({ ...proposed, ...review }) }
  return proposeFindings(facts, step)
}
const ids = (change: Change, step?: ReviewStep) =>
  proposals(change, step).map(({ phraseId }) => phraseId)

function withFindings(...findings: MeasuredFinding[]): Partial<MeasuredEcg> {
  return { rhythm: { ...measuredDog().rhythm, findings } }
}
const finding = (rule: string, figures = {}): MeasuredFinding => ({
  ...{ rule, figures, places: [{ from: 100, to: 200 }] },
})
const unlike = {
  rhythm: { sinus: 'no', regularity: 'irregular' },
  p_qrs: { p_for_every_qrs: 'no' },
}

test('ECG-6 a healthy dog gets one diagnosis: within normal limits', () => {
  expect(ids({})).toEqual(['dx.sinus_normal'])
})

// Handbook 4.8, rule → diagnosis → evaluations.
test.each<[string, Change, string[]]>([
  [
    'sinus arrhythmia of a dog',
    {
      measured: withFindings(finding('sinusArrhythmia')),
      review: { rhythm: { sinus: 'yes', regularity: 'regularly irregular' } },
    },
    ['dx.rsa'],
  ],
  [
    'a fast sinus rate',
    { review: { heart_rate: { rrRate: 200 } } },
    ['dx.sinus_tachycardia', 'ev.pain_fever_thyroid', 'ev.electrolytes'],
  ],
  [
    'a slow sinus rate',
    { review: { heart_rate: { rrRate: 40 } } },
    ['dx.sinus_bradycardia', 'ev.atropine', 'ev.electrolytes'],
  ],
  [
    'fibrillation',
    { measured: withFindings(finding('atrialFibrillationSuspected')), review: unlike },
    ['dx.af_suspected', 'ev.echo', 'ev.holter'],
  ],
  [
    'VPC',
    { review: { ectopic: { has_vpc: true } } },
    ['dx.vpc', 'ev.holter', 'ev.echo', 'ev.electrolytes', 'ev.troponin'],
  ],
  ['PAC', { review: { ectopic: { has_pac: true } } }, ['dx.pac', 'ev.echo', 'ev.holter']],
  ['a long PR', { review: { pr: { duration: 0.15 } } }, ['dx.av_block_1', 'ev.recheck']],
  [
    'Mobitz I',
    {
      measured: withFindings(finding('secondDegreeMobitzI')),
      review: { p_qrs: { qrs_for_every_p: 'no' } },
    },
    ['dx.av_block_2', 'ev.atropine'],
  ],
  [
    'third-degree block',
    {
      measured: withFindings(finding('thirdDegreeBlock')),
      review: { p_qrs: { consistently_related: 'no' } },
    },
    ['dx.av_block_3', 'ev.referral'],
  ],
  [
    'a pause of a dog',
    { measured: withFindings(finding('pause', { longestSeconds: 3.24 })) },
    ['int.longest_pause', 'ev.holter', 'ev.atropine'],
  ],
  [
    'a wandering pacemaker',
    {
      measured: withFindings(finding('wanderingPacemaker')),
      review: { rhythm: { sinus: 'yes', regularity: 'irregular' } },
    },
    ['dx.wandering_pacemaker'],
  ],
  [
    'a tall P',
    { review: { p_wave: { height: 0.5, duration: 0.03 } } },
    ['int.p_tall_or_prolonged', 'sus.atrial_enlargement', 'ev.echo', 'ev.chest_xray'],
  ],
  [
    'a wide QRS',
    { review: { qrs: { r_height: 1, duration: 0.07 } } },
    ['int.qrs_tall_or_wide', 'sus.ventricular_enlargement', 'ev.echo', 'ev.chest_xray'],
  ],
  [
    'lost signal',
    { review: { ectopic: { has_packet_loss: true } } },
    ['int.packet_loss', 'ev.record_again'],
  ],
  [
    'noise',
    {
      measured: { noise: [{ from: 0, to: 4000 }] },
      review: { rhythm: { sinus: 'yes', regularity: null } },
    },
    ['int.artefact', 'ev.record_again'],
  ],
])('ECG-6 %s proposes its phrases', (_, change, expected) => {
  expect(ids(change)).toEqual(expected)
})

test('ECG-6 a cat is proposed blood pressure and T4 for a tall R, and sinus arrest for a pause', () => {
  const tall = { species: 'cat', review: { qrs: { r_height: 1.2, duration: 0.03 } } } as const
  expect(ids(tall)).toContain('ev.blood_pressure')
  expect(ids(tall)).toContain('ev.t4')
  const paused = withFindings(finding('pause', { longestSeconds: 3.24 }))
  const arrest = proposals({ species: 'cat', measured: paused }).find(
    ({ phraseId }) => phraseId === 'dx.sinus_arrest',
  )
  expect(arrest?.evidence.figure).toBe('3.2')
})

test('sinus arrhythmia of a cat is remarked in a strip from a clinic, not in a day at home', () => {
  const measured = withFindings(finding('sinusArrhythmia'))
  expect(ids({ species: 'cat', measured })).toContain('int.cat_sinus_arrhythmia')
  const day = { ...measured, sampleCount: 43_200_000 }
  expect(ids({ species: 'cat', measured: day })).not.toContain('int.cat_sinus_arrhythmia')
})

test('irregular RR alone never proposes atrial fibrillation', () => {
  const { rhythm } = measuredDog()
  const regularity = {
    regularity: 'irregular' as const,
    intervals: 300,
    variation: 0.6,
    turningPointRatio: 0.7,
  }
  const measured = {
    rhythm: { ...rhythm, regularity, sinus: 'no' as const, pForEveryQrs: 'no' as const },
  }
  expect(ids({ measured, review: unlike })).not.toContain('dx.af_suspected')
  const tooFew = {
    rhythm: { ...measured.rhythm, findings: [finding('tooFewBeatsForFibrillation')] },
  }
  expect(ids({ measured: tooFew, review: unlike })).not.toContain('dx.af_suspected')
})

test('a P before every QRS, said by a person, denies atrial fibrillation', () => {
  const measured = withFindings(finding('atrialFibrillationSuspected'))
  const review = { ...unlike, p_qrs: { p_for_every_qrs: 'yes' } }
  expect(ids({ measured, review })).not.toContain('dx.af_suspected')
})

test.each<Species>(['parrot', 'guinea pig', 'sugar glider', 'others'])(
  'a %s has no reference, and nothing is proposed by range',
  (species) => {
    const review = {
      heart_rate: { rrRate: 599 },
      pr: { duration: 0.9 },
      p_wave: { height: 1.9, duration: 0.19 },
      qrs: { r_height: 9, duration: 0.39 },
    }
    expect(ids({ species, review })).toEqual([])
    expect(ids({ species })).toEqual([])
  },
)

test('a person’s "none seen" takes a proposal away, and evidence names its places', () => {
  const measured = withFindings(finding('ventricularPremature', { count: 7 }))
  expect(ids({ measured, review: { ectopic: { has_vpc: false } } })).not.toContain('dx.vpc')
  const [vpc] = proposals({ measured, review: { ectopic: { has_vpc: true } } }, 'diagnosis')
  expect(vpc?.evidence).toEqual({
    text: { key: 'ventricularPremature', figures: { count: 7 } },
    places: [{ recording: 'r1', from_sample: 100, to_sample: 200 }],
  })
})

test('an evaluation of two rules is proposed once, with the higher priority', () => {
  const both = { review: { ectopic: { has_vpc: true, has_pac: true } } }
  const echo = proposals(both, 'evaluation').filter(({ phraseId }) => phraseId === 'ev.echo')
  expect(echo.map(({ priority }) => priority)).toEqual(['strongly recommended'])
})

test('a measuring step shows the proposals of its own rules', () => {
  const change = { review: { p_wave: { height: 0.5, duration: 0.03 }, ectopic: { has_vpc: true } } }
  expect(ids(change, 'p_wave')).toEqual(['int.p_tall_or_prolonged', 'p.tall'])
  expect(ids(change, 'heart_rate')).toEqual([])
})

test('ECG-6 every phrase has a text in English and Japanese, and every id is there once', () => {
  const all = FIRST_CATALOGUE.map(({ id }) => id)
  expect(new Set(all).size).toBe(all.length)
  for (const { id, texts } of FIRST_CATALOGUE) {
    expect(texts.en.trim(), id).not.toBe('')
    expect(texts.ja, id).toMatch(/\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u)
  }
  const proposed = MRE_RULES.flatMap(({ proposes }) => proposes.map(({ phrase }) => phrase))
  expect(proposed.filter((phrase) => !all.includes(phrase))).toEqual([])
})

// E18: Japanese for ja, English for all else; an own text where the office wrote one.
test.each([
  ['ja', { en: 'a', ja: 'あ' }, 'あ'],
  ['en_us', { en: 'a', ja: 'あ' }, 'a'],
  ['zh_hk', { en: 'a', ja: 'あ' }, 'a'],
  ['zh_hk', { en: 'a', ja: 'あ', zh_hk: '甲' }, '甲'],
  ['zh_cn', { en: 'a', ja: 'あ', zh_hk: '甲' }, '甲'],
  ['ko', { en: 'a', ko: '  ' }, 'a'],
  ['ko', { en: 'a', ko: '가' }, '가'],
  ['ja', { en: 'a' }, 'a'],
] as const)('ECG-6 a report in %s of %j says %s', (language, texts, expected) => {
  expect(mreTextFor(texts, language)).toBe(expected)
})

test('ECG-6 phrases are sorted by label in their language', () => {
  const of = (...values: string[]) => values.map((value) => ({ value }))
  expect(sortedByLabel(of('b', 'A', 'a 10', 'a 2'), 'en').map(({ value }) => value)).toEqual([
    ...['A', 'a 2', 'a 10', 'b'],
  ])
  expect(sortedByLabel(of('ん', 'あ', 'か'), 'ja').map(({ value }) => value)).toEqual([
    'あ',
    'か',
    'ん',
  ])
})

test('a figure is put into its place of a phrase, and without one the place stays open', () => {
  expect(withFigure('Sinus arrest, {n} s', '3.2')).toBe('Sinus arrest, 3.2 s')
  expect(withFigure('洞停止、{n} 秒', undefined)).toBe('洞停止、… 秒')
})

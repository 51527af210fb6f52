import { expect, test } from 'vitest'
import { refuseNormalReport } from '../ecg-cases/refuse-normal-report.ts'
import type { EcgReview } from './ecg-review.ts'
import type { MeasuredEcg } from './measured-ecg.ts'
import { normalReportFacts } from './normal-report-facts.ts'
import { normalReview } from './normal-review.ts'
import { proposeReview } from './propose-review.ts'
import { missingInReview } from './step-state.ts'
import { dogAnimal, measuredDog } from './testing/measured-dog.ts'

const BESIDE = {
  isEnabled: true,
  quality: 'acceptable',
  hasFainted: false,
  undecidedBeats: 0,
} as const
const said = (
  measured: MeasuredEcg,
  change: (review: EcgReview) => EcgReview = (review) => review,
  animal = dogAnimal(),
) => {
  const document = change(proposeReview(measured, animal).review)
  return refuseNormalReport(normalReportFacts(measured, { animal, document, ...BESIDE }))
}
const finding = (rule: string): MeasuredEcg => {
  const dog = measuredDog()
  return { ...dog, rhythm: { ...dog.rhythm, findings: [{ rule, figures: {}, places: [] }] } }
}
const relabelled = (...labels: string[]): MeasuredEcg => {
  const dog = measuredDog()
  return {
    ...dog,
    beats: dog.beats.map((beat, index) => ({ ...beat, label: labels[index] ?? beat.label })),
  }
}

test('ECG-7 nothing is against the normal report of a healthy dog', () => {
  expect(said(measuredDog())).toEqual([])
})

test('ECG-7 abnormal beats and findings are against a normal report', () => {
  expect(said(relabelled('V', 'A'))).toEqual([
    { reason: 'beats', label: 'V', count: 1 },
    { reason: 'beats', label: 'A', count: 1 },
  ])
  expect(said(finding('atrialFibrillationSuspected'))).toEqual([{ reason: 'fibrillation' }])
  expect(said(finding('firstDegreeBlock'))).toEqual([{ reason: 'block' }])
  expect(said({ ...measuredDog(), gaps: [{ from: 0, to: 1501 }] })).toMatchObject([
    { reason: 'lost' },
  ])
})

test('ECG-7 what was measured counts, even if another value was written', () => {
  const dog = measuredDog()
  const known = { uncertainty: 0.001, resolution: 0.002, count: 20 }
  const wide = { ...dog, values: { ...dog.values, prSeconds: { ...known, value: 0.15 } } }
  const outside = [{ reason: 'outside', fields: ['pr.duration'] }]
  expect(said(wide)).toEqual(outside)
  expect(said(wide, (review) => ({ ...review, pr: { ...review.pr, duration: 0.1 } }))).toEqual(
    outside,
  )
})

test('ECG-7 an abnormal answer of the document counts, even if nothing was found', () => {
  const dog = measuredDog()
  const ectopic = (review: EcgReview) => ({
    ...review,
    ectopic: { ...review.ectopic, has_vpc: true },
  })
  expect(said(dog, ectopic)).toEqual([{ reason: 'beats', label: 'V', count: 1 }])
  const rhythm = (review: EcgReview) => ({
    ...review,
    rhythm: { ...review.rhythm, sinus: 'no' as const },
  })
  expect(said(dog, rhythm)).toEqual([{ reason: 'notSinus' }])
})

test('ECG-7 a T over a quarter of R is outside, and a species without references has none', () => {
  const dog = measuredDog()
  const known = { uncertainty: 0.001, resolution: 0.002, count: 20 }
  const tall = { ...dog, values: { ...dog.values, tHeightMillivolts: { ...known, value: -0.4 } } }
  expect(said(tall)).toEqual([{ reason: 'outside', fields: ['t_wave.height'] }])
  const [refusal] = said(dog, undefined, dogAnimal({ species: 'parrot' }))
  expect(refusal).toMatchObject({ reason: 'noReference' })
})

test('ECG-7 the document of a normal report is complete, with no diagnosis', () => {
  const { review } = proposeReview(measuredDog(), dogAnimal())
  const open = { service: 'ecg1l', undecidedGroups: 0 } as const
  expect(missingInReview(review, open).map(({ field }) => field)).toContain('diagnosis_list')
  const document = normalReview(review, 'ecg1l', {
    by: 'patcher',
    uid: 'account_p',
    at: '2026-11-23T10:00:00.000Z',
  })
  expect(missingInReview(document, open)).toEqual([])
  expect(document).toMatchObject({ diagnosis_list: [], ectopic: { has_vpc: false } })
})

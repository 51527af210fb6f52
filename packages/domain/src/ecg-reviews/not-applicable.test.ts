import { expect, test } from 'vitest'
import { EcgReview, emptyEcgReview } from './ecg-review.ts'
import { isNotApplicable, notApplicableAnswer } from './not-applicable.ts'
import { REVIEW_FIELD_NAMES, type ReviewField, readField } from './review-fields.ts'

test('ECG-5 every field of an empty review is Not applicable', () => {
  const empty = emptyEcgReview()
  expect(REVIEW_FIELD_NAMES.filter((field) => !isNotApplicable(empty, field))).toEqual([])
})

// E12: zero is missing for rates, heights and durations; an axis of 0° is a value, and so is a plain "no".
test.each<[Partial<Record<string, unknown>>, ReviewField, boolean]>([
  [{ p_wave: { height: 0 } }, 'p_wave.height', true],
  [{ p_wave: { height: -0.1 } }, 'p_wave.height', false],
  [{ p_wave: { duration: 0 } }, 'p_wave.duration', true],
  [{ p_wave: { duration: 0.04 } }, 'p_wave.duration', false],
  [{ p_wave: { duration: 0.04, morphology: ['indiscernible'] } }, 'p_wave.duration', true],
  [{ p_wave: { height: 0.2, morphology: ['indiscernible'] } }, 'p_wave.height', true],
  [{ p_wave: { morphology: ['indiscernible'] } }, 'p_wave.morphology', false],
  [{ pr: { duration: 0.1 }, p_wave: { morphology: ['indiscernible'] } }, 'pr.duration', true],
  [{ pr: { duration: 0.1 }, p_qrs: { consistently_related: 'no' } }, 'pr.duration', true],
  [{ pr: { duration: 0.1 }, p_qrs: { consistently_related: 'yes' } }, 'pr.duration', false],
  [{ pr: { duration: 0.1 } }, 'pr.duration', false],
  [{ qrs: { r_height: 0 } }, 'qrs.r_height', true],
  [{ t_wave: { height: -0.2 } }, 't_wave.height', false],
  [{ axis: 0 }, 'axis', false],
  [{ rhythm: { sinus: 'undetermined' } }, 'rhythm.sinus', true],
  [{ rhythm: { sinus: 'no' } }, 'rhythm.sinus', false],
  [{ p_qrs: { p_for_every_qrs: 'undetermined' } }, 'p_qrs.p_for_every_qrs', true],
  [{ ectopic: { has_vpc: false } }, 'ectopic.has_vpc', false],
  [{ ectopic: { others: ' \n ' } }, 'ectopic.others', true],
  [{ ectopic: { others: '無' } }, 'ectopic.others', false],
])('ECG-5 %j: %s is Not applicable: %s', (part, field, expected) => {
  const review = EcgReview.parse(part)
  expect(isNotApplicable(review, field)).toBe(expected)
  expect(readField(review, field)).toBeDefined()
})

// Handbook 2: what stays undetermined says so itself; texts and lists are simply empty.
test.each([
  ['heart_rate.rrRate', null],
  ['axis', null],
  ['rhythm.sinus', undefined],
  ['rhythm.regularity', null],
  ['p_wave.morphology', []],
  ['p_qrs.consistently_related', undefined],
  ['ectopic.has_vpc', null],
  ['ectopic.ranges', undefined],
  ['treatment_note', undefined],
] as const)('ECG-5 %s is answered as Not applicable by %j', (field, answer) => {
  expect(notApplicableAnswer(field)).toEqual(answer)
})

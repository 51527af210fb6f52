import { expect, test } from 'vitest'
import { diffReviews } from './diff-reviews.ts'
import { EcgReview, emptyEcgReview } from './ecg-review.ts'
import { type ReviewField, writeField } from './review-fields.ts'

function changed(field: ReviewField, first: unknown, second: unknown): boolean | undefined {
  const [one, other] = [first, second].map((value) =>
    writeField(emptyEcgReview(), field, value as never),
  )
  if (!one || !other) throw new Error('two reviews')
  return diffReviews(one, other, 'ecg6l')[0]?.changed
}

// Handbook 5.7: rate 3 bpm, PR 5 ms, QRS 5 ms, P 5 ms, QT 10 ms, heights 0.05 mV, axis 10°.
test.each<[ReviewField, unknown, unknown, boolean | undefined]>([
  ['heart_rate.rrRate', 110, 113, false],
  ['heart_rate.rrRate', 110, 113.1, true],
  ['heart_rate.rrRate', 110, 110, undefined],
  ['pr.duration', 0.1, 0.105, false],
  ['pr.duration', 0.1, 0.1051, true],
  ['qrs.duration', 0.05, 0.045, false],
  ['qrs.duration', 0.05, 0.044, true],
  ['p_wave.duration', 0.04, 0.045, false],
  ['t_wave.qt', 0.2, 0.21, false],
  ['t_wave.qt', 0.2, 0.211, true],
  ['qrs.r_height', 1.25, 1.3, false],
  ['qrs.r_height', 1.25, 1.31, true],
  ['t_wave.height', -0.02, 0.03, false],
  ['axis', 60, 70, false],
  ['axis', 60, 71, true],
  ['axis', 175, -177, false],
  ['axis', 0, null, true],
  ['qrs.r_height', null, 1.3, true],
  ['qrs.r_height', null, 0, undefined],
  ['rhythm.sinus', 'yes', 'no', true],
  ['rhythm.sinus', null, 'undetermined', true],
  ['p_wave.morphology', ['tall', 'notch'], ['notch', 'tall'], undefined],
  ['p_wave.morphology', ['tall'], ['notch'], true],
  ['ectopic.has_vpc', false, null, true],
  ['interpretation_note', '正常', '正常 ', undefined],
  ['interpretation_note', '正常', '異常', true],
  ['diagnosis_list', [], [{ phrase_id: null, name: 'VPC' }], true],
])('%s from %j to %j counts as changed: %s', (field, first, second, expected) => {
  expect(changed(field, first, second)).toBe(expected)
})

test('identical reviews do not differ, and an axis is not compared where there is one lead', () => {
  expect(diffReviews(emptyEcgReview(), emptyEcgReview(), 'ecg6l')).toEqual([])
  const turned = EcgReview.parse({ axis: 90 })
  expect(diffReviews(emptyEcgReview(), turned, 'ecg1l')).toEqual([])
})

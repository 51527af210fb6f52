import { expect, test } from 'vitest'
import { calibrationSets, isSameReading } from './calibration.ts'
import { EcgReview } from './ecg-review.ts'

const review = (rrRate: number, sinus: 'yes' | 'no', text = '') =>
  EcgReview.parse({ heart_rate: { rrRate }, rhythm: { sinus }, interpretation_note: text })
const read = (name: string, own: EcgReview, other: EcgReview) => ({
  ...{ name, own, other, service: 'ecg1l' as const },
})

test('ECG-8 E27 sets have the cases of each field that was read otherwise, the largest first', () => {
  const reads = [
    read('alike', review(112, 'yes'), review(110, 'yes', 'words alone')), // 2 bpm is the reading error's
    read('rate', review(112, 'yes'), review(118, 'yes')),
    read('both', review(60, 'no'), review(70, 'yes')),
  ]
  const sets = calibrationSets(reads)
  expect(
    sets.map(({ field, cases }) => [
      field,
      cases.map((each) => [each.read.name, each.own, each.other]),
    ]),
  ).toEqual([
    [
      'heart_rate.rrRate',
      [
        ['rate', 112, 118],
        ['both', 60, 70],
      ],
    ],
    ['rhythm.sinus', [['both', 'no', 'yes']]],
  ])
  expect(calibrationSets([])).toEqual([])
})

test.each([
  ['heart_rate.rrRate', 110, 113, true],
  ['heart_rate.rrRate', 110, 114, false],
  ['axis', 175, -177, true],
  ['rhythm.sinus', 'yes', 'yes', true],
  ['rhythm.sinus', 'yes', 'no', false],
  ['p_wave.morphology', ['tall', 'notch'], ['notch', 'tall'], true],
  ['ectopic.has_vpc', false, true, false],
  ['pr.duration', null, null, true],
  ['pr.duration', null, 0, true],
  ['pr.duration', null, 0.1, false],
  ['p_wave.morphology', [], [], true],
  ['p_wave.morphology', [], ['normal'], false],
] as const)('an answer of %s %s is the same reading as %s: %s', (field, answer, value, same) => {
  expect(isSameReading(field, answer as never, value as never)).toBe(same)
})

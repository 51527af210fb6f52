import { expect, test } from 'vitest'
import { agreementOf } from './agreement.ts'
import { EcgReview } from './ecg-review.ts'

const review = (rrRate: number, pr: number, sinus: 'yes' | 'no') =>
  EcgReview.parse({ heart_rate: { rrRate }, pr: { duration: pr }, rhythm: { sinus } })
const FIRST = review(112, 0.11, 'yes')
const pair = (second: EcgReview) => ({ service: 'ecg1l', first: FIRST, second }) as const

test('ECG-8 E27 agreement counts unchanged documents, decisions and the fields that were changed', () => {
  const pairs = [
    pair(FIRST),
    pair(review(110, 0.112, 'yes')), // 2 bpm and 2 ms are within the reading error
    pair(review(112, 0.125, 'yes')),
    pair(review(112, 0.125, 'no')),
  ]
  const decisions = ['returned', 'declined', 'agree', 'agree', 'minor', 'major'] as const
  expect(agreementOf(pairs, decisions)).toEqual({
    second: { reviewed: 4, unchanged: 2, returned: 1, declined: 1 },
    async: { agree: 2, minor: 1, major: 1 },
    fields: [
      { field: 'pr.duration', count: 2 },
      { field: 'rhythm.sinus', count: 1 },
    ],
  })
})

test('ECG-8 E27 a person without reviews has zeros', () => {
  expect(agreementOf([], [])).toEqual({
    second: { reviewed: 0, unchanged: 0, returned: 0, declined: 0 },
    async: { agree: 0, minor: 0, major: 0 },
    fields: [],
  })
})

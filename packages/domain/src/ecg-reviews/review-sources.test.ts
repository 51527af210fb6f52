import { expect, test } from 'vitest'
import { EcgReview, emptyEcgReview } from './ecg-review.ts'
import {
  answerField,
  stampSources,
  useAutomaticValue,
  withAutomaticValues,
} from './review-sources.ts'

const AT = '20261123190000'
const reviewer = { by: 'reviewer', at: AT } as const

const proposed = (rate: number, pr: number) =>
  EcgReview.parse({
    heart_rate: { rrRate: rate },
    pr: { duration: pr },
    sources: {
      'heart_rate.rrRate': { by: 'auto', auto: rate },
      'pr.duration': { by: 'auto', auto: pr },
    },
  })

test('a value that a person gave is not computed again, and what is automatic is kept beside it', () => {
  const filled = withAutomaticValues(emptyEcgReview(), proposed(112, 0.1))
  const answered = answerField(filled, 'heart_rate.rrRate', { value: 108, ...reviewer })
  const again = withAutomaticValues(answered, proposed(110, 0.12))
  expect(again.heart_rate.rrRate).toBe(108)
  expect(again.sources['heart_rate.rrRate']).toEqual({ by: 'reviewer', at: AT, auto: 110 })
  expect(again.pr.duration).toBe(0.12)
  expect(useAutomaticValue(again, 'heart_rate.rrRate').heart_rate.rrRate).toBe(110)
})

test('Not applicable by a person stays when an automatic value arrives', () => {
  const none = answerField(emptyEcgReview(), 'pr.duration', { value: null, ...reviewer })
  const filled = withAutomaticValues(none, proposed(112, 0.1))
  expect(filled.pr.duration).toBeNull()
  expect(filled.sources['pr.duration']?.by).toBe('reviewer')
})

test('a changed value is the person’s, whatever the sender claims', () => {
  const stored = proposed(112, 0.1)
  const sent = EcgReview.parse({ ...stored, heart_rate: { rrRate: 80 } })
  const stamped = stampSources(stored, sent, reviewer)
  expect(stamped.sources['heart_rate.rrRate']).toEqual({ ...reviewer, auto: 112 })
  expect(stamped.sources['pr.duration']).toEqual({ by: 'auto', auto: 0.1 })
})

test('an automatic value that a sender invents is not believed', () => {
  const sent = EcgReview.parse({
    heart_rate: { rrRate: 80 },
    sources: { 'heart_rate.rrRate': { by: 'auto', auto: 80 } },
  })
  const stamped = stampSources(emptyEcgReview(), sent, reviewer)
  expect(stamped.sources['heart_rate.rrRate']).toEqual(reviewer)
})

test('an automatic value can be confirmed and returned to', () => {
  const stored = proposed(112, 0.1)
  const confirmed = answerField(stored, 'pr.duration', { value: 0.1, ...reviewer })
  const kept = stampSources(stored, confirmed, reviewer)
  expect(kept.sources['pr.duration']).toEqual({ ...reviewer, auto: 0.1 })
  const back = stampSources(kept, useAutomaticValue(kept, 'pr.duration'), reviewer)
  expect(back.sources['pr.duration']).toEqual({ by: 'auto', auto: 0.1 })
})

test('a second look is over when a person confirms the value', () => {
  const marked = { by: 'reviewer', at: AT, second_look: true } as const
  const sent = EcgReview.parse({ rhythm: { sinus: 'yes' }, sources: { 'rhythm.sinus': marked } })
  const stored = stampSources(emptyEcgReview(), sent, reviewer)
  expect(stored.sources['rhythm.sinus']).toEqual(marked)
  const confirmed = answerField(stored, 'rhythm.sinus', { value: 'yes', ...reviewer })
  expect(stampSources(stored, confirmed, reviewer).sources['rhythm.sinus']).toEqual(reviewer)
})

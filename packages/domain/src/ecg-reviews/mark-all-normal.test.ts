import { expect, test } from 'vitest'
import { emptyEcgReview } from './ecg-review.ts'
import { markAllNormal, openQuestions } from './mark-all-normal.ts'
import { proposeReview } from './propose-review.ts'
import { answerField } from './review-sources.ts'
import { missingInReview } from './step-state.ts'
import { dogAnimal, measuredDog } from './testing/measured-dog.ts'

const reviewer = { by: 'reviewer', uid: 'account_r', at: '20261123120000' } as const

test('ECG-4 what is open is answered as normal, and every answer awaits a second look', () => {
  const review = markAllNormal(emptyEcgReview(), 'ecg1l', reviewer)
  expect(review.rhythm).toEqual({ sinus: 'yes', regularity: 'regular' })
  expect(review.qrs.morphology).toEqual(['normal'])
  expect(review.ectopic).toMatchObject({ has_vpc: false, has_pac: false, has_packet_loss: false })
  expect(review.heart_rate.rrRate).toBeNull()
  const flagged = missingInReview(review, { service: 'ecg1l', undecidedGroups: 0 })
    .filter(({ reason }) => reason === 'secondLook')
    .map(({ field }) => field)
  expect(flagged).toHaveLength(10)
})

test('ECG-4 answers of the analysis and of a person stay as they are', () => {
  const proposed = proposeReview(measuredDog(), dogAnimal()).review
  const answered = answerField(proposed, 'rhythm.sinus', { value: 'no', ...reviewer })
  const review = markAllNormal(answered, 'ecg1l', reviewer)
  expect(review.rhythm.sinus).toBe('no')
  expect(review.sources['rhythm.sinus']).not.toHaveProperty('second_look')
  expect(review.sources['rhythm.regularity']).toMatchObject({ by: 'auto' })
  expect(openQuestions(review, 'ecg1l')).toEqual([])
})

import { expect, test } from 'vitest'
import { rightsIn } from '../access/permissions.ts'
import { HOSPITAL_REVIEW_RULES, reviewRulesOf, withReviewRules } from './hospital-reviews.ts'

const NONE = { permissions: {}, allowsNormalReports: false }

test('E7 E8 a new hospital requires no further review and allows no normal report', () => {
  expect(reviewRulesOf(NONE)).toEqual([])
})

test.each(HOSPITAL_REVIEW_RULES)('E7 the rule %s is stored, read again and taken back', (rule) => {
  const stored = withReviewRules(NONE, [rule])
  expect(reviewRulesOf(stored)).toEqual([rule])
  expect(reviewRulesOf(withReviewRules(stored, []))).toEqual([])
})

test('E7 a second review of 1L ECGs is required by the permission that signatures read', () => {
  const { permissions } = withReviewRules(NONE, ['ecg1l.second_review_required'])
  expect(rightsIn(permissions, 'ecg1l')).toEqual(['report.second_review_required'])
  expect(rightsIn(permissions, 'ecg6l')).toEqual([])
})

test('E7 other permissions of the hospital stay', () => {
  const stored = {
    permissions: { etest: { econsult: { report: { review: true } } } },
    allowsNormalReports: true,
  }
  const { permissions } = withReviewRules(stored, ['ecg6l.async_review_required'])
  expect(rightsIn(permissions, 'econsult')).toEqual(['report.review'])
})

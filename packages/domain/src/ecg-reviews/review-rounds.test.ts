import { expect, test } from 'vitest'
import { dueReviews, isRoundOpen, refuseReview } from './review-rounds.ts'

const mia = { accountId: 'mia', rights: ['report.review'], isAuthor: false } as const
const rio = { accountId: 'rio', rights: ['report.async_review'], isAuthor: false } as const

test.each([
  ['ecg1l', '1st_reviewing', 'mia', 'first', mia, undefined],
  ['ecg6l', '1st_reviewing', 'leo', 'first', mia, 'notHolder'],
  ['ecg6l', 'ready_for_review', null, 'first', mia, 'wrongStatus'],
  ['econsult', '1st_reviewing', 'mia', 'first', mia, 'wrongStatus'],
  ['ecg1l', '2nd_reviewing', 'mia', 'second', mia, undefined],
  ['ecg1l', '2nd_reviewing', 'mia', 'first', mia, 'wrongStatus'],
  ['ecg1l', 'done', 'mia', 'async', rio, undefined],
  ['ecg1l', 'done', 'mia', 'async', mia, 'accessDenied'],
  ['ecg1l', 'done', 'mia', 'async', { ...rio, isAuthor: true }, 'accessDenied'],
  ['ecg1l', 'review_done', 'mia', 'async', rio, 'wrongStatus'],
  ['ecg1l', 'done', 'leo', 'first', mia, 'wrongStatus'],
  ['ecg1l', 'done', 'leo', 'first', { ...mia, corrects: true }, undefined],
  ['ecg1l', 'review_done', 'mia', 'first', { ...mia, corrects: true }, 'wrongStatus'],
] as const)(
  'CALL-30 %s in %s held by %s: round %s by %j is %s',
  (service, status, readerId, round, by, refusal) => {
    expect(refuseReview({ service, status, readerId }, round, by)).toBe(refusal)
  },
)

test.each([
  ['1st_reviewing', 'first', true],
  ['2nd_reviewing', 'first', false],
  ['2nd_reviewing', 'second', true],
  ['review_done', 'second', false],
  ['done', 'async', false],
] as const)('in %s the %s round is open: %s', (status, round, isOpen) => {
  expect(isRoundOpen(status, round)).toBe(isOpen)
})

// E7: the signer's flag, the hospital's or a request; E8: a normal report always gets an asynchronous review.
test.each([
  [{}, { second: [], async: [] }],
  [{ signer: ['report.second_review_required'] }, { second: ['signer'], async: [] }],
  [
    { hospital: ['report.second_review_required'], isAsked: true },
    { second: ['hospital', 'asked'], async: [] },
  ],
  [{ hospital: ['report.async_review_required'] }, { second: [], async: ['hospital'] }],
  [{ isNormalReport: true }, { second: [], async: ['normalReport'] }],
] as const)('reviews due for %j', (facts, expected) => {
  const none = { signer: [], hospital: [], isAsked: false, isNormalReport: false }
  expect(dueReviews({ ...none, ...facts })).toEqual(expected)
})

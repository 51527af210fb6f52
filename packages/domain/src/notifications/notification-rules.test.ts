import { expect, test } from 'vitest'
import { ECG_NOTICES } from '../ecg-cases/ecg-notices.ts'
import { notificationFor, notify } from './notification-rules.ts'

const NOTHING = { role: 'system', to: '', note: '' }

test.each([
  ['report.released', {}, 'reportReleased', ['hospital']],
  ['report.released', { note: 'Dose corrected' }, 'reportCorrected', ['hospital']],
  ['report.late', {}, 'mailUndelivered', ['hospital', 'admins']],
  ['mail.bounced', { note: 'a@b.test' }, 'mailUndelivered', ['hospital', 'admins']],
  ['enquiry.asked', { role: 'cardiologist' }, 'enquiryAsked', ['hospital']],
  ['enquiry.asked', { role: 'vet' }, 'enquiryAsked', ['reader']],
  ['enquiry.answered', { role: 'vet' }, 'enquiryAnswered', ['reader']],
  ['enquiry.answered', { role: 'cardiologist' }, 'enquiryAnswered', ['hospital']],
  ['case.reject', {}, 'caseRejected', ['hospital']],
  ['case.assign', { role: 'internal_admin' }, 'caseAssigned', ['reader']],
  ['case.takeOver', { role: 'reviewer' }, 'caseTakenOver', ['formerReader']],
  ['deadline.step', { to: '100' }, 'caseLate', ['hospital', 'reader', 'admins']],
  ['case.deletionDue', {}, 'caseEnding', ['hospital']],
  ['case.askRepeat', {}, 'repeatAsked', ['reader', 'admins']],
  ['case.acceptRepeat', {}, 'repeatAccepted', ['hospital']],
  ['case.declineRepeat', {}, 'repeatDeclined', ['hospital']],
  ['message.sent', {}, 'message', ['hospital']],
] as const)('%s %j notifies %s of %j', (action, more, kind, to) => {
  expect(notificationFor({ action, ...NOTHING, ...more })).toMatchObject({ kind, to })
})

test.each([
  ['case.submit', {}, 'ecgToPrepare', ['patchers']],
  ['case.admit', {}, 'ecgToPrepare', ['patchers']],
  ['ecg.unreadable', {}, 'ecgUnreadable', ['patchers', 'admins']],
  ['ecg.sent', {}, 'ecgToReview', ['reviewers']],
  ['ecg.askQuality', {}, 'ecgQualityAsked', ['seniorPatchers', 'admins']],
  ['ecg.quality', {}, 'ecgQualityDecided', ['qualityAsker']],
  ['ecg.sentBack', {}, 'ecgSentBack', ['lastPatcher']],
  ['review.askSecond', {}, 'ecgToSecondReview', ['secondReviewers']],
  ['review.returned', {}, 'ecgReviewReturned', ['firstReviewer']],
  ['review.secondDone', {}, 'ecgSecondReviewDone', ['firstReviewer']],
  ['review.secondDeclined', {}, 'ecgSecondReviewDeclined', ['firstReviewer', 'admins']],
  ['review.asyncDone', { to: 'minor' }, 'ecgAsyncReviewDone', ['reader']],
  ['review.asyncDone', { to: 'major' }, 'ecgAsyncReviewMajor', ['reader', 'admins']],
] as const)('%s %j of an ECG case notifies %s of %j', (action, more, kind, to) => {
  const rule = notificationFor({ action, ...NOTHING, ...more }, ECG_NOTICES)
  expect(rule).toMatchObject({ kind, to })
  expect(notificationFor({ action, ...NOTHING, ...more })).toBe(undefined)
})

test('SERV-2 a rule of the service precedes the one of all services', () => {
  const event = { ...NOTHING, action: 'case.assign' }
  const own = { 'case.assign': () => notify('message', ['admins']) }
  expect(notificationFor(event, own)).toMatchObject({ kind: 'message', to: ['admins'] })
  expect(notificationFor(event, ECG_NOTICES)).toMatchObject({ kind: 'caseAssigned' })
})

test.each([
  ['case.opened', {}],
  ['case.submit', {}],
  ['clinical.saved', {}],
  ['deadline.step', { to: '90' }],
  ['constructor', {}],
])('%s %j notifies no one', (action, more) => {
  expect(notificationFor({ action, ...NOTHING, ...more })).toBe(undefined)
})

test('only the address of a mail that came back is carried along, no other note', () => {
  const note = 'a@b.test'
  expect(notificationFor({ ...NOTHING, action: 'mail.bounced', note })?.detail).toBe(note)
  expect(notificationFor({ ...NOTHING, action: 'enquiry.asked', role: 'vet', note })?.detail).toBe(
    '',
  )
})

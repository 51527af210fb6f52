import { expect, test } from 'vitest'
import { ECG_NOTICES } from '../ecg-cases/ecg-notices.ts'
import { notificationsFor, notify } from './notification-rules.ts'

const NOTHING = { role: 'system', to: '', note: '' }

test.each([
  ['report.released', {}, 'reportReleased', ['hospital']],
  ['report.released', { note: 'Dose corrected' }, 'reportCorrected', ['hospital']],
  ['report.late', {}, 'mailUndelivered', ['hospital', 'admins']],
  ['mail.bounced', {}, 'mailUndelivered', ['hospital', 'admins']],
  ['enquiry.asked', { role: 'cardiologist' }, 'enquiryAsked', ['hospital']],
  ['enquiry.asked', { role: 'vet' }, 'enquiryAsked', ['reader']],
  ['enquiry.answered', { role: 'vet' }, 'enquiryAnswered', ['reader']],
  ['enquiry.answered', { role: 'cardiologist' }, 'enquiryAnswered', ['hospital']],
  ['case.reject', {}, 'caseRejected', ['hospital']],
  ['case.assign', { role: 'internal_admin' }, 'caseAssigned', ['reader']],
  ['case.assign', { role: 'internal_admin' }, 'caseTakenOver', ['formerReader']],
  ['case.takeOver', { role: 'reviewer' }, 'caseTakenOver', ['formerReader']],
  ['deadline.step', { to: '100' }, 'caseLate', ['hospital', 'reader', 'admins']],
  ['case.deletionDue', {}, 'caseEnding', ['hospital']],
  ['case.askRepeat', {}, 'repeatAsked', ['reviewer', 'admins']],
  ['case.acceptRepeat', {}, 'repeatAccepted', ['hospital']],
  ['case.declineRepeat', {}, 'repeatDeclined', ['hospital']],
  ['message.sent', {}, 'message', ['hospital']],
] as const)('%s %j notifies %s of %j', (action, more, kind, to) => {
  expect(notificationsFor({ action, ...NOTHING, ...more })).toContainEqual({ kind, to, detail: '' })
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
  ['review.askAsync', {}, 'ecgToAsyncReview', ['asyncAssignee']],
  ['review.returned', {}, 'ecgReviewReturned', ['firstReviewer']],
  ['review.secondDone', {}, 'ecgSecondReviewDone', ['firstReviewer']],
  ['review.secondDeclined', {}, 'ecgSecondReviewDeclined', ['firstReviewer', 'admins']],
  ['review.asyncDone', { to: 'minor' }, 'ecgAsyncReviewDone', ['author']],
  ['review.asyncDone', { to: 'major' }, 'ecgAsyncReviewMajor', ['author', 'admins']],
] as const)('%s %j of an ECG case notifies %s of %j', (action, more, kind, to) => {
  const event = { action, ...NOTHING, ...more }
  expect(notificationsFor(event, ECG_NOTICES)).toMatchObject([{ kind, to }])
  expect(notificationsFor(event)).toEqual([])
})

test('SERV-2 a rule of the service precedes the one of all services', () => {
  const event = { ...NOTHING, action: 'case.assign' }
  const own = { 'case.assign': () => notify('message', ['admins']) }
  expect(notificationsFor(event, own)).toMatchObject([{ kind: 'message', to: ['admins'] }])
  expect(notificationsFor(event, ECG_NOTICES)).toMatchObject([
    { kind: 'caseAssigned' },
    { kind: 'caseTakenOver' },
  ])
})

test.each([
  ['case.opened', {}],
  ['case.submit', {}],
  ['clinical.saved', {}],
  ['deadline.step', { to: '90' }],
  ['constructor', {}],
])('%s %j notifies no one', (action, more) => {
  expect(notificationsFor({ action, ...NOTHING, ...more })).toEqual([])
})

test('only the address of a mail that came back is carried along, no other note', () => {
  const note = 'a@b.test'
  expect(notificationsFor({ ...NOTHING, action: 'mail.bounced', note })).toMatchObject([
    { detail: note },
  ])
  expect(
    notificationsFor({ ...NOTHING, action: 'enquiry.asked', role: 'vet', note }),
  ).toMatchObject([{ detail: '' }])
})

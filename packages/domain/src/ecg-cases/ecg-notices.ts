import { type NotificationRules, notify } from '../notifications/notification-rules.ts'

/** The notifications of an ECG case besides those of every service. Handbook 1.2. */
export const ECG_NOTICES: NotificationRules = {
  'case.submit': () => notify('ecgToPrepare', ['patchers']),
  'case.admit': () => notify('ecgToPrepare', ['patchers']),
  'ecg.unreadable': () => notify('ecgUnreadable', ['patchers', 'admins']),
  'ecg.sent': () => notify('ecgToReview', ['reviewers']),
  'ecg.askQuality': () => notify('ecgQualityAsked', ['seniorPatchers', 'admins']),
  'ecg.quality': () => notify('ecgQualityDecided', ['qualityAsker']),
  'ecg.sentBack': () => notify('ecgSentBack', ['lastPatcher']),
  'review.askSecond': () => notify('ecgToSecondReview', ['secondReviewers']),
  'review.askAsync': () => notify('ecgToAsyncReview', ['asyncAssignee']),
  'review.returned': () => notify('ecgReviewReturned', ['firstReviewer']),
  'review.secondDone': () => notify('ecgSecondReviewDone', ['firstReviewer']),
  'review.secondDeclined': () => notify('ecgSecondReviewDeclined', ['firstReviewer', 'admins']),
  'review.asyncDone': ({ to }) =>
    to === 'major'
      ? notify('ecgAsyncReviewMajor', ['author', 'admins'])
      : notify('ecgAsyncReviewDone', ['author']),
}

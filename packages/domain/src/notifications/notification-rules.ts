import type { NotificationKind } from './notification.ts'

/**
 * The groups of recipients: everyone of the hospital, the assignee (also after release) and the one before, every internal admin; of
 * an ECG case those with the right to prepare, to judge quality or to review, who prepared it last, who asked about its quality and
 * who reviewed it first.
 */
export type RecipientGroup =
  | 'hospital'
  | 'reader'
  | 'formerReader'
  | 'admins'
  | 'patchers'
  | 'seniorPatchers'
  | 'reviewers'
  | 'secondReviewers'
  | 'lastPatcher'
  | 'qualityAsker'
  | 'firstReviewer'
export type NotificationRule = {
  kind: NotificationKind
  to: readonly RecipientGroup[]
  detail: string
}
type Event = { action: string; role: string; to: string; note: string }

/**
 * Returns the notification caused by a line of the case log, or `undefined`; most lines cause none. The actor is not notified.
 */
export function notificationFor(event: Event): NotificationRule | undefined {
  return RULES.get(event.action)?.(event)
}

const RULES = new Map<string, (event: Event) => NotificationRule | undefined>(
  Object.entries({
    // SPEC 19: a later revision has a reason
    'report.released': ({ note }) =>
      notify(note === '' ? 'reportReleased' : 'reportCorrected', ['hospital']),
    'report.late': () => notify('mailUndelivered', ['hospital', 'admins']),
    'mail.bounced': ({ note }) => notify('mailUndelivered', ['hospital', 'admins'], note),
    'enquiry.asked': ({ role }) => notify('enquiryAsked', otherSide(role)),
    'enquiry.answered': ({ role }) => notify('enquiryAnswered', otherSide(role)),
    'case.assign': () => notify('caseAssigned', ['reader']),
    'case.takeOver': () => notify('caseTakenOver', ['formerReader']),
    'case.reject': () => notify('caseRejected', ['hospital']),
    'deadline.step': ({ to }) =>
      to === '100' ? notify('caseLate', ['hospital', 'reader', 'admins']) : undefined,
    'case.deletionDue': () => notify('caseEnding', ['hospital']),
    'case.askRepeat': () => notify('repeatAsked', ['reader', 'admins']),
    'case.acceptRepeat': () => notify('repeatAccepted', ['hospital']),
    'case.declineRepeat': () => notify('repeatDeclined', ['hospital']),
    // handbook 1.2
    'case.submit': () => notify('ecgToPrepare', ['patchers']),
    'case.admit': () => notify('ecgToPrepare', ['patchers']),
    'ecg.unreadable': () => notify('ecgUnreadable', ['patchers', 'admins']),
    'ecg.sent': () => notify('ecgToReview', ['reviewers']),
    'ecg.askQuality': () => notify('ecgQualityAsked', ['seniorPatchers', 'admins']),
    'ecg.quality': () => notify('ecgQualityDecided', ['qualityAsker']),
    'ecg.sentBack': () => notify('ecgSentBack', ['lastPatcher']),
    'review.askSecond': () => notify('ecgToSecondReview', ['secondReviewers']),
    'review.returned': () => notify('ecgReviewReturned', ['firstReviewer']),
    'review.secondDone': () => notify('ecgSecondReviewDone', ['firstReviewer']),
    'review.secondDeclined': () => notify('ecgSecondReviewDeclined', ['firstReviewer', 'admins']),
    'review.asyncDone': ({ to }) =>
      to === 'major'
        ? notify('ecgAsyncReviewMajor', ['reader', 'admins'])
        : notify('ecgAsyncReviewDone', ['reader']),
    'message.sent': () => notify('message', ['hospital']),
  } satisfies Record<string, (event: Event) => NotificationRule | undefined>),
)

function otherSide(role: string): readonly RecipientGroup[] {
  return role === 'vet' ? ['reader'] : ['hospital']
}

function notify(
  kind: NotificationKind,
  to: readonly RecipientGroup[],
  detail = '',
): NotificationRule {
  return { kind, to, detail }
}

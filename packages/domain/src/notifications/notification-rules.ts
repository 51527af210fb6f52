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

/** The notification caused by each line of the case log, by its action; most lines cause none. */
export type NotificationRules = Readonly<
  Record<string, (event: Event) => NotificationRule | undefined>
>

/**
 * Returns the notification caused by a line of the case log, or `undefined`. The rules of the service precede those of all services.
 * The actor is not notified.
 */
export function notificationFor(
  event: Event,
  ofService: NotificationRules = {},
): NotificationRule | undefined {
  const rules = Object.hasOwn(ofService, event.action) ? ofService : OF_ALL_SERVICES
  return Object.hasOwn(rules, event.action) ? rules[event.action]?.(event) : undefined
}

const OF_ALL_SERVICES: NotificationRules = {
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
  'message.sent': () => notify('message', ['hospital']),
}

function otherSide(role: string): readonly RecipientGroup[] {
  return role === 'vet' ? ['reader'] : ['hospital']
}

/** Builds a rule; for the tables of services. */
export function notify(
  kind: NotificationKind,
  to: readonly RecipientGroup[],
  detail = '',
): NotificationRule {
  return { kind, to, detail }
}

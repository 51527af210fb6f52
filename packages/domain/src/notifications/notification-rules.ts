import type { NotificationKind } from './notification.ts'

/**
 * The groups of recipients: everyone of the hospital, the assignee (also after release) and the one before, every internal admin; of
 * an ECG case those with the right to prepare, to judge quality or to review, who prepared it last, who asked about its quality, who
 * reviewed it first, who signed its newest report, and who is asked to review that. The reviewer is the first one, or the assignee where
 * there is none.
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
  | 'reviewer'
  | 'author'
  | 'asyncAssignee'
export type NotificationRule = {
  kind: NotificationKind
  to: readonly RecipientGroup[]
  detail: string
}
type Event = { action: string; role: string; to: string; note: string }

/** The notifications caused by each line of the case log, by its action; most lines cause none. */
export type NotificationRules = Readonly<
  Record<string, (event: Event) => NotificationRule | readonly NotificationRule[] | undefined>
>

/**
 * Returns the notifications caused by a line of the case log. The rules of the service precede those of all services. The actor is not
 * notified.
 */
export function notificationsFor(
  event: Event,
  ofService: NotificationRules = {},
): readonly NotificationRule[] {
  const rules = Object.hasOwn(ofService, event.action) ? ofService : OF_ALL_SERVICES
  const found = Object.hasOwn(rules, event.action) ? rules[event.action]?.(event) : undefined
  if (!found) return []
  return 'kind' in found ? [found] : found
}

const OF_ALL_SERVICES: NotificationRules = {
  // SPEC 19: a later revision has a reason
  'report.released': ({ note }) =>
    notify(note === '' ? 'reportReleased' : 'reportCorrected', ['hospital']),
  'report.late': () => notify('mailUndelivered', ['hospital', 'admins']),
  'mail.bounced': ({ note }) => notify('mailUndelivered', ['hospital', 'admins'], note),
  'enquiry.asked': ({ role }) => notify('enquiryAsked', otherSide(role)),
  'enquiry.answered': ({ role }) => notify('enquiryAnswered', otherSide(role)),
  'case.assign': () => [
    notify('caseAssigned', ['reader']),
    notify('caseTakenOver', ['formerReader']),
  ],
  'case.takeOver': () => notify('caseTakenOver', ['formerReader']),
  'case.reject': () => notify('caseRejected', ['hospital']),
  'deadline.step': ({ to }) =>
    to === '100' ? notify('caseLate', ['hospital', 'reader', 'admins']) : undefined,
  'case.deletionDue': () => notify('caseEnding', ['hospital']),
  'case.askRepeat': () => notify('repeatAsked', ['reviewer', 'admins']),
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

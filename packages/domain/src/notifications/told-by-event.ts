import type { NotificationKind } from './notification.ts'

/** The groups of recipients: everyone of the hospital, the assignee (also after release), every internal admin. */
export type ToldSide = 'hospital' | 'reader' | 'admins'
export type Told = { kind: NotificationKind; to: readonly ToldSide[]; detail: string }
type Event = { action: string; role: string; to: string; note: string }

/**
 * Returns the notification caused by a line of the case log, or `undefined`; most lines cause none. The actor is not notified.
 */
export function toldBy(event: Event): Told | undefined {
  return TOLD.get(event.action)?.(event)
}

const TOLD = new Map<string, (event: Event) => Told | undefined>(
  Object.entries({
    // decision 19: a later revision has a reason
    'report.released': ({ note }) =>
      say(note === '' ? 'reportReleased' : 'reportCorrected', ['hospital']),
    'report.late': () => say('mailUndelivered', ['hospital', 'admins']),
    'mail.bounced': ({ note }) => say('mailUndelivered', ['hospital', 'admins'], note),
    'enquiry.asked': ({ role }) => say('enquiryAsked', otherSide(role)),
    'enquiry.answered': ({ role }) => say('enquiryAnswered', otherSide(role)),
    'case.assign': () => say('caseAssigned', ['reader']),
    'case.reject': () => say('caseRejected', ['hospital']),
    'deadline.step': ({ to }) =>
      to === '100' ? say('caseLate', ['hospital', 'reader', 'admins']) : undefined,
    'case.deletionDue': () => say('caseEnding', ['hospital']),
    'case.askRepeat': () => say('repeatAsked', ['reader', 'admins']),
    'case.acceptRepeat': () => say('repeatAccepted', ['hospital']),
    'case.declineRepeat': () => say('repeatDeclined', ['hospital']),
    'message.sent': () => say('message', ['hospital']),
  } satisfies Record<string, (event: Event) => Told | undefined>),
)

function otherSide(role: string): readonly ToldSide[] {
  return role === 'vet' ? ['reader'] : ['hospital']
}

function say(kind: NotificationKind, to: readonly ToldSide[], detail = ''): Told {
  return { kind, to, detail }
}

import type { NotificationKind } from './notification.ts'

/** Everyone of the hospital, who reads (or read) the case, every internal admin. */
export type ToldSide = 'hospital' | 'reader' | 'admins'
export type Told = { kind: NotificationKind; to: readonly ToldSide[]; detail: string }
type Event = { action: string; role: string; to: string; note: string }

/** What a line of the case log makes people be told in the portal; most lines make none. Whoever did it is not told. */
export function toldBy(event: Event): Told | undefined {
  return TOLD.get(event.action)?.(event)
}

const TOLD = new Map<string, (event: Event) => Told | undefined>(
  Object.entries({
    // decision 19: a later revision says why
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

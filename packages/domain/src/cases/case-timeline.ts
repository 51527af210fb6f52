/** A line of the case log, as stored or as on the wire. */
export type LogLine = { action: string; role: string; to: string; note: string }

/** The lines that the hospital may read, and whether it may read their notes. Lines not listed are internal. */
const SEEN_BY_HOSPITAL = new Map<string, { note: boolean }>([
  ['case.opened', { note: false }],
  ['case.cloned', { note: false }],
  ['case.deletionDue', { note: false }],
  ['case.kept', { note: false }],
  ['clinical.saved', { note: true }],
  ['questions.saved', { note: true }],
  ['absence.told', { note: true }],
  ['absence.ended', { note: true }],
  ['file.added', { note: true }],
  ['file.deleted', { note: true }],
  ['file.patientConfirmed', { note: true }],
  ['file.patientUnconfirmed', { note: true }],
  ['pet.corrected', { note: true }],
  ['case.moved', { note: true }],
  ['case.serviceChanged', { note: true }],
  ['note.saved', { note: true }],
  ['payment.opened', { note: true }],
  ['payment.received', { note: true }],
  ['payment.refunded', { note: true }],
  ['payment.refund_returned', { note: true }],
  ['credits.deducted', { note: true }],
  ['credits.refunded', { note: true }],
  ['case.submit', { note: false }],
  ['case.admit', { note: false }],
  ['case.claim', { note: false }],
  ['case.unclaim', { note: false }],
  ['case.takeOver', { note: false }],
  ['case.assign', { note: false }],
  ['case.lapse', { note: false }],
  ['case.reject', { note: true }],
  ['case.askRepeat', { note: true }],
  ['case.acceptRepeat', { note: true }],
  ['case.declineRepeat', { note: true }],
  ['enquiry.asked', { note: true }],
  ['enquiry.answered', { note: true }],
  ['enquiry.withdrawn', { note: true }],
  ['report.released', { note: true }],
  ['report.opened', { note: false }],
  ['report.resent', { note: true }],
  ['report.late', { note: false }],
  ['mail.bounced', { note: true }],
  ['message.sent', { note: true }],
])

/** The actions whose notes a hospital may search. */
export const ACTIONS_WITH_SEEN_NOTE: readonly string[] = [...SEEN_BY_HOSPITAL].flatMap(
  ([action, { note }]) => (note ? [action] : []),
)

/** Returns the line as visible to the hospital, or `undefined` if it is internal. Internal notes never reach the vet. */
export function seenByHospital<Line extends LogLine>(line: Line): Line | undefined {
  if (line.action === 'deadline.step') return isOvertime(line) ? { ...line, note: '' } : undefined
  const seen = SEEN_BY_HOSPITAL.get(line.action)
  return seen && { ...line, note: seen.note ? line.note : '' }
}

export const TIMELINE_EVENTS = [
  'case.opened',
  'case.cloned',
  'case.deletionDue',
  'case.kept',
  'questions.saved',
  'payment.received',
  'payment.refunded',
  'payment.refund_returned',
  'credits.deducted',
  'credits.refunded',
  'case.submit',
  'case.admit',
  'case.serviceChanged',
  'case.claim',
  'case.reject',
  'case.askRepeat',
  'case.acceptRepeat',
  'case.declineRepeat',
  'enquiry.asked',
  'enquiry.answered',
  'enquiry.withdrawn',
  'deadline.overtime',
  'report.released',
  'report.corrected',
  'report.opened',
  'report.resent',
  'report.late',
  'mail.bounced',
  'message.sent',
  'file.added',
  'file.deleted',
  'file.patientConfirmed',
  'file.patientUnconfirmed',
  'pet.corrected',
] as const
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number]

const SHOWN: ReadonlySet<string> = new Set(TIMELINE_EVENTS)
/** Actions whose notes are technical: an id, an amount or a list of fields. */
const WITHOUT_NOTE: ReadonlySet<string> = new Set([
  'case.opened',
  'payment.received',
  'credits.deducted',
  'credits.refunded',
  'pet.corrected',
  'questions.saved',
])

export type TimelineLine<Line> = Line & {
  event: TimelineEvent
  /** The effect of the line on the deadline of the case. */
  clock: 'paused' | 'resumed' | undefined
  /** The number of files that were added in succession. */
  count: number
}

/** The number of file names shown in a line; a study of forty files is one line. */
const NAMED_FILES = 3

/** Returns the history of a case, the same for both sides: user actions without intermediate saves. */
export function timelineOf<Line extends LogLine>(log: readonly Line[]): TimelineLine<Line>[] {
  const lines: TimelineLine<Line>[] = []
  for (const [index, line] of log.entries()) {
    const event = eventOf(line)
    if (!event || isRepeated(log, index)) continue
    const note = WITHOUT_NOTE.has(event) ? '' : fileNameOr(line)
    const next = { ...line, note, event, clock: clockOf(line), count: 1 }
    const before = lines.at(-1)
    if (before && isSameAdding(before, next)) lines[lines.length - 1] = together(before, next)
    else lines.push(next)
  }
  return lines
}

function isSameAdding(before: TimelineLine<LogLine>, next: TimelineLine<LogLine>): boolean {
  return before.event === 'file.added' && next.event === before.event && next.role === before.role
}

function together<Line extends LogLine>(
  before: TimelineLine<Line>,
  next: TimelineLine<Line>,
): TimelineLine<Line> {
  const count = before.count + 1
  return { ...next, count, note: count > NAMED_FILES ? '' : `${before.note}\n${next.note}` }
}

function eventOf(line: LogLine): TimelineEvent | undefined {
  if (isOvertime(line)) return 'deadline.overtime'
  if (TAKES.has(line.action)) return 'case.claim'
  if (line.action === 'report.released' && line.note !== '') return 'report.corrected'
  return SHOWN.has(line.action) ? TIMELINE_EVENTS.find((event) => event === line.action) : undefined
}

function isOvertime({ action, to }: LogLine): boolean {
  return action === 'deadline.step' && to === '100'
}

/**
 * Returns true for a line that a later one repeats: questions saved several times before payment, or a case reassigned without
 * any work on it.
 */
function isRepeated(log: readonly LogLine[], index: number): boolean {
  const { action = '' } = log[index] ?? {}
  const later = log.slice(index + 1).map((line) => line.action)
  if (action === 'questions.saved') return later.includes(action)
  return (
    TAKES.has(action) && ACTORS.has(later.find((each) => ACTORS.has(each) || ENDS.has(each)) ?? '')
  )
}

const TAKES: ReadonlySet<string> = new Set(['case.claim', 'case.takeOver', 'case.assign'])
const ACTORS: ReadonlySet<string> = new Set([...TAKES, 'case.unclaim', 'case.lapse'])
/** Actions that end the work of an assignee; a handover before one of them stays in the timeline. */
const ENDS: ReadonlySet<string> = new Set(['report.released', 'case.reject', 'case.acceptRepeat'])

function fileNameOr({ action, to, note }: LogLine): string {
  return action === 'file.added' ? to : note
}

/**
 * Returns how a line changes the deadline: a question by the assignee pauses it, an answer of the hospital or a withdrawal
 * resumes it. SPEC 13.
 */
function clockOf({ action, role }: LogLine): TimelineLine<LogLine>['clock'] {
  if (action === 'enquiry.asked' && role !== 'vet') return 'paused'
  if (action === 'enquiry.withdrawn') return 'resumed'
  return action === 'enquiry.answered' && role === 'vet' ? 'resumed' : undefined
}

/** The kinds of lines in a case log, by which staff filter it. STAFF-3. */
export const LOG_KINDS = ['case', 'files', 'reading', 'report', 'messages', 'money'] as const
export type LogKind = (typeof LOG_KINDS)[number]

/** The first word of an action, and the kind of its lines; other words are about the case itself. */
const KIND_OF: ReadonlyMap<string, LogKind> = new Map([
  ...of('files', 'file', 'absence'),
  ...of('reading', 'ecg', 'ecgPatch', 'ecgValue', 'measurement', 'keyImage', 'review'),
  ...of('report', 'report'),
  ...of('messages', 'enquiry', 'message', 'internal', 'mail', 'note'),
  ...of('money', 'payment', 'credits', 'refund'),
])

function of(kind: LogKind, ...words: readonly string[]): [string, LogKind][] {
  return words.map((word) => [word, kind])
}

/** Returns the kind of a line. */
export function logKindOf(action: string): LogKind {
  return KIND_OF.get(action.split('.', 1)[0] ?? '') ?? 'case'
}

/** Every action of a line in a case log, each with its own words on the screen. */
export const LOGGED_ACTIONS = [
  'case.opened',
  'case.cloned',
  'case.moved',
  'case.submit',
  'case.admit',
  'case.addRecording',
  'case.claim',
  'case.unclaim',
  'case.takeOver',
  'case.assign',
  'case.lapse',
  'case.reject',
  'case.askRepeat',
  'case.acceptRepeat',
  'case.declineRepeat',
  'case.revise',
  'case.serviceChanged',
  'case.deletionDue',
  'case.kept',
  'clinical.saved',
  'questions.saved',
  'deadline.step',
  'absence.told',
  'absence.ended',
  'file.added',
  'file.deleted',
  'file.graded',
  'file.patientConfirmed',
  'file.patientUnconfirmed',
  'pet.corrected',
  'note.saved',
  'note.internal',
  'ecg.imported',
  'ecg.unreadable',
  'ecg.prepared',
  'ecg.patched',
  'ecg.reopened',
  'ecg.sent',
  'ecg.normal',
  'ecg.sentBack',
  'ecg.askQuality',
  'ecg.quality',
  'ecgPatch.saved',
  'ecgValue.saved',
  'measurement.saved',
  'measurement.deleted',
  'keyImage.added',
  'review.done',
  'review.askSecond',
  'review.returned',
  'review.secondDone',
  'review.secondDeclined',
  'review.askAsync',
  'review.asyncDone',
  'report.undone',
  'report.released',
  'report.opened',
  'report.resent',
  'report.late',
  'mail.bounced',
  'message.sent',
  'internal.sent',
  'enquiry.asked',
  'enquiry.answered',
  'enquiry.withdrawn',
  'payment.opened',
  'payment.received',
  'payment.refunded',
  'payment.refund_returned',
  'credits.deducted',
  'credits.refunded',
] as const
type LoggedAction = (typeof LOGGED_ACTIONS)[number]

/** Returns the action if its words are known. */
export function loggedAction(action: string): LoggedAction | undefined {
  return LOGGED_ACTIONS.find((known) => known === action)
}

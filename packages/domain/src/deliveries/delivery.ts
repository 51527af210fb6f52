import { MINUTE } from '../time/durations.ts'

/**
 * Where one mail to one recipient stands. `sent`: handed to the mail server, its answer not known yet.
 * `accepted`: the server took it. `bounced`: refused for good, then or later, or given up after a day of trying.
 */
export const MAIL_STATES = ['queued', 'sent', 'accepted', 'bounced'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** What can happen to it. A mail that was accepted may still come back. */
export type MailEvent = 'handOver' | 'accept' | 'postpone' | 'bounce'

const STEPS: Record<MailEvent, { from: readonly MailState[]; to: MailState }> = {
  // from `sent` too: the worker died before it heard the answer, and hands it over once more
  handOver: { from: ['queued', 'sent'], to: 'sent' },
  accept: { from: ['sent'], to: 'accepted' },
  postpone: { from: ['sent'], to: 'queued' },
  bounce: { from: ['sent', 'accepted'], to: 'bounced' },
}

/** Attempts of one mail whose outcome may stay unknown: after each the mail may have arrived. At least once, at most twice. Trust 2.2, R5. */
const UNKNOWN_OUTCOMES = 2
/** Before a mail that may have arrived is sent once more. */
export const UNKNOWN_OUTCOME_PAUSE = 5 * MINUTE

/** Whether a mail may be sent once more after so many attempts of unknown outcome; otherwise a person sees to it. */
export function maySendAgain(unknownOutcomes: number): boolean {
  return unknownOutcomes < UNKNOWN_OUTCOMES
}

/** The state after the event, or undefined when it cannot happen now. */
export function nextMailState(state: MailState, event: MailEvent): MailState | undefined {
  const { from, to } = STEPS[event]
  return from.includes(state) ? to : undefined
}

/** The states an event may find the mail in; what the database holds it to. */
export function mayBefall(event: MailEvent): readonly MailState[] {
  return STEPS[event].from
}

export type DeliveryState = MailState | 'opened'

/** What people are shown: an opened report has arrived, however its mail fared, unless the mail came back. */
export function deliveryState(mail: { state: MailState; openedAt: Date | null }): DeliveryState {
  return mail.openedAt && mail.state !== 'bounced' ? 'opened' : mail.state
}

/** Mails of one revision to one address, the first one counted. The report list is typed by people: nobody's mailbox is flooded. */
export const MAILS_PER_ADDRESS = 10

/** Why a report may not be mailed to this address again, or undefined when it may. `earlier`: its mails so far, the newest last. */
export function refuseResend(
  earlier: readonly { state: MailState }[],
): 'mailUnderWay' | 'resentTooOften' | undefined {
  const last = earlier.at(-1)?.state
  if (last === 'queued' || last === 'sent') return 'mailUnderWay'
  return earlier.length >= MAILS_PER_ADDRESS ? 'resentTooOften' : undefined
}

import { MINUTE } from '../time/durations.ts'

/**
 * The state of one mail to one recipient. `sent`: passed to the mail server, which has not answered. `accepted`: the server
 * accepted it. `bounced`: rejected permanently, then or later, or given up after a day of retries.
 */
export const MAIL_STATES = ['queued', 'sent', 'accepted', 'bounced'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** The events of a mail. An accepted mail may still bounce. */
export type MailEvent = 'handOver' | 'accept' | 'postpone' | 'bounce'

const STEPS: Record<MailEvent, { from: readonly MailState[]; to: MailState }> = {
  // includes `sent`: the worker crashed before the server answered, and sends the mail again
  handOver: { from: ['queued', 'sent'], to: 'sent' },
  accept: { from: ['sent'], to: 'accepted' },
  postpone: { from: ['sent'], to: 'queued' },
  bounce: { from: ['sent', 'accepted'], to: 'bounced' },
}

/**
 * The maximum number of attempts with an unknown outcome, after each of which the mail may have arrived. Delivery is at least
 * once, at most twice. Trust 2.2, R5.
 */
const UNKNOWN_OUTCOMES = 2
/** The wait before a mail with an unknown outcome is sent again. */
export const UNKNOWN_OUTCOME_PAUSE = 5 * MINUTE

/** Returns whether a mail may be sent again after this number of unknown outcomes; otherwise it needs manual attention. */
export function maySendAgain(unknownOutcomes: number): boolean {
  return unknownOutcomes < UNKNOWN_OUTCOMES
}

/** Returns the state after an event, or `undefined` if the event is not possible in this state. */
export function nextMailState(state: MailState, event: MailEvent): MailState | undefined {
  const { from, to } = STEPS[event]
  return from.includes(state) ? to : undefined
}

/** Returns the states in which an event is possible; also the condition of the database update. */
export function mayBefall(event: MailEvent): readonly MailState[] {
  return STEPS[event].from
}

export type DeliveryState = MailState | 'opened'

/** Returns the state to show: an opened report counts as delivered in every state except `bounced`. */
export function deliveryState(mail: { state: MailState; openedAt: Date | null }): DeliveryState {
  return mail.openedAt && mail.state !== 'bounced' ? 'opened' : mail.state
}

/**
 * The maximum number of mails of one revision to one address, including the first. Addresses are typed by users, so this limits
 * abuse.
 */
export const MAILS_PER_ADDRESS = 10

/**
 * Returns why a report may not be mailed to this address again, or `undefined`. `earlier` lists its mails so far, the newest
 * last.
 */
export function refuseResend(
  earlier: readonly { state: MailState }[],
): 'mailUnderWay' | 'resentTooOften' | undefined {
  const last = earlier.at(-1)?.state
  if (last === 'queued' || last === 'sent') return 'mailUnderWay'
  return earlier.length >= MAILS_PER_ADDRESS ? 'resentTooOften' : undefined
}

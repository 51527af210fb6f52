import { z } from 'zod'
import { DAY, HOUR, MINUTE } from '../time/durations.ts'

/** `unconfirmed` until the link in the mail is opened; only then staff see it. */
export const RegistrationState = z.enum(['unconfirmed', 'waiting', 'approved', 'declined'])
export type RegistrationState = z.infer<typeof RegistrationState>

export const CONFIRMATION_LIFE_HOURS = 24
/** Asking again this soon sends nothing: the first mail is on its way. */
const CONFIRMATION_PAUSE = MINUTE
/** An application that nobody confirmed is forgotten this long after its last mail. */
export const UNCONFIRMED_KEPT_DAYS = 7

type Asked = { state: RegistrationState; confirmationSentAt: Date }

/** Why the link of a confirmation mail does nothing, or undefined when it confirms. */
export function refuseConfirmation(
  { state, confirmationSentAt }: Asked,
  now: Date,
): 'used' | 'expired' | undefined {
  if (state !== 'unconfirmed') return 'used'
  if (ageOf(confirmationSentAt, now) > CONFIRMATION_LIFE_HOURS * HOUR) return 'expired'
}

/** Whether another confirmation mail is sent when it is asked for. */
export function sendsAgain({ state, confirmationSentAt }: Asked, now: Date): boolean {
  return state === 'unconfirmed' && ageOf(confirmationSentAt, now) >= CONFIRMATION_PAUSE
}

/** What was last mailed before this moment and is still unconfirmed is swept. */
export function endOfUnconfirmed(now: Date): Date {
  return new Date(now.getTime() - UNCONFIRMED_KEPT_DAYS * DAY)
}

function ageOf(time: Date, now: Date): number {
  return now.getTime() - time.getTime()
}

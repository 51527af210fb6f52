import { z } from 'zod'
import { DAY, HOUR, MINUTE } from '../time/durations.ts'

/**
 * The states of a registration; staff see it once it is no longer `unconfirmed`, that is, once the link in the mail was opened.
 */
export const RegistrationState = z.enum(['unconfirmed', 'waiting', 'approved', 'declined'])
export type RegistrationState = z.infer<typeof RegistrationState>

export const CONFIRMATION_LIFE_HOURS = 24
/** The minimum interval between confirmation mails; earlier requests send nothing. */
const CONFIRMATION_PAUSE = MINUTE
/** The time after its last mail at which an unconfirmed application is deleted. */
export const UNCONFIRMED_KEPT_DAYS = 7

type Asked = { state: RegistrationState; confirmationSentAt: Date }

/** Returns why the link of a confirmation mail is invalid, or `undefined`. */
export function refuseConfirmation(
  { state, confirmationSentAt }: Asked,
  now: Date,
): 'used' | 'expired' | undefined {
  if (state !== 'unconfirmed') return 'used'
  if (ageOf(confirmationSentAt, now) > CONFIRMATION_LIFE_HOURS * HOUR) return 'expired'
}

/** Returns whether a request sends another confirmation mail. */
export function sendsAgain({ state, confirmationSentAt }: Asked, now: Date): boolean {
  return state === 'unconfirmed' && ageOf(confirmationSentAt, now) >= CONFIRMATION_PAUSE
}

/** Returns the time before which an unconfirmed application must have been mailed last in order to be deleted. */
export function endOfUnconfirmed(now: Date): Date {
  return new Date(now.getTime() - UNCONFIRMED_KEPT_DAYS * DAY)
}

function ageOf(time: Date, now: Date): number {
  return now.getTime() - time.getTime()
}

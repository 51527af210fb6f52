/**
 * The deadline clock of a paid case. It runs from payment to release and is paused while the clinic has to answer. SPEC 13.
 */
export type ServiceClock = {
  /** The deadline, assuming that the clock is not paused from now on. */
  dueAt: Date
  /** The start of the pause; `null` while the clock runs. */
  pausedAt: Date | null
  /** The expected time of a late report, as announced to the clinic; `null` while the deadline holds. */
  expectedAt?: Date | null
}

/** Pauses the clock. A clock that is paused already keeps its start of the pause. */
export function pauseClock(clock: ServiceClock, now: Date): ServiceClock {
  return { ...clock, pausedAt: clock.pausedAt ?? now }
}

/** Resumes the clock and moves the deadline by the length of the pause. */
export function resumeClock(clock: ServiceClock, now: Date): ServiceClock {
  const { dueAt, pausedAt, expectedAt } = clock
  if (!pausedAt) return clock
  const pausedFor = Math.max(0, now.getTime() - pausedAt.getTime())
  const later = (time: Date) => new Date(time.getTime() + pausedFor)
  return {
    dueAt: later(dueAt),
    pausedAt: null,
    ...(expectedAt && { expectedAt: later(expectedAt) }),
  }
}

/** Returns the milliseconds until the deadline, negative in overtime. A paused clock loses none. */
export function remainingTime({ dueAt, pausedAt }: ServiceClock, now: Date): number {
  return dueAt.getTime() - (pausedAt ?? now).getTime()
}

/** The shares of the promised time, in percent, that trigger a notification, each once per case. */
export const ESCALATION_STEPS = [50, 75, 90, 100] as const
export type EscalationStep = (typeof ESCALATION_STEPS)[number]

/** Returns the steps reached so far, or none while the clock is paused. `promised` is in milliseconds. */
export function reachedSteps(clock: ServiceClock, promised: number, now: Date): EscalationStep[] {
  if (clock.pausedAt) return []
  const used = promised - remainingTime(clock, now)
  return ESCALATION_STEPS.filter((step) => used * 100 >= step * promised)
}

export type EscalationRecipient = 'reader' | 'office'

/** Returns the recipients of an escalation. Half of the time is no alarm for a case that has an assignee. */
export function escalationRecipients(step: EscalationStep, isRead: boolean): EscalationRecipient[] {
  if (!isRead) return ['office']
  return RECIPIENTS_OF_READ[step]
}

const RECIPIENTS_OF_READ: Record<EscalationStep, EscalationRecipient[]> = {
  50: [],
  75: ['reader'],
  90: ['reader', 'office'],
  100: ['reader', 'office'],
}

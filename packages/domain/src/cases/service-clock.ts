/** The one clock of a paid case: it runs from payment to release and stands while the clinic is asked. Decision 13. */
export type ServiceClock = {
  /** The promise, as if the clock ran from now on. */
  dueAt: Date
  /** Since when it stands; null while it runs. */
  pausedAt: Date | null
  /** When a late report is expected, as the clinic was told; null while the promise holds. */
  expectedAt?: Date | null
}

/** It stands from now; a clock that stands already keeps its moment. */
export function pauseClock(clock: ServiceClock, now: Date): ServiceClock {
  return { ...clock, pausedAt: clock.pausedAt ?? now }
}

/** It goes on, and the promise moves by as long as it stood. */
export function resumeClock(clock: ServiceClock, now: Date): ServiceClock {
  const { dueAt, pausedAt, expectedAt } = clock
  if (!pausedAt) return clock
  const stoodFor = Math.max(0, now.getTime() - pausedAt.getTime())
  const later = (time: Date) => new Date(time.getTime() + stoodFor)
  return {
    dueAt: later(dueAt),
    pausedAt: null,
    ...(expectedAt && { expectedAt: later(expectedAt) }),
  }
}

/** Milliseconds until the promise, negative in overtime. A clock that stands does not lose any. */
export function remainingTime({ dueAt, pausedAt }: ServiceClock, now: Date): number {
  return dueAt.getTime() - (pausedAt ?? now).getTime()
}

/** Shares of the promised time, in percent, at which somebody is told. Each is told once a case. */
export const ESCALATION_STEPS = [50, 75, 90, 100] as const
export type EscalationStep = (typeof ESCALATION_STEPS)[number]

/** The steps that are reached; none while the clock stands. `promised` in milliseconds. */
export function reachedSteps(clock: ServiceClock, promised: number, now: Date): EscalationStep[] {
  if (clock.pausedAt) return []
  const used = promised - remainingTime(clock, now)
  return ESCALATION_STEPS.filter((step) => used * 100 >= step * promised)
}

export type EscalationRecipient = 'reader' | 'office'

/** Who is told at a step: half of the time is no alarm for a case that somebody reads. */
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

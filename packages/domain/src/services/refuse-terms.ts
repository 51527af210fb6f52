import type { Service } from './service.ts'

/** The terms of a service that an admin sets: whether new cases can be opened, and the promise. SPEC 13, SPEC E1. */
export type ServiceTerms = Pick<Service, 'promiseMinutes'> & { isOffered: boolean }

export type TermsRefusal = 'notMinutes' | 'tooShort' | 'aboveStated' | 'lastOffered'

/** The shortest promise in minutes: the step of the expected times of late reports. */
export const SHORTEST_PROMISE = 15

/**
 * Returns why a service cannot have these terms, or `undefined`. The promise of its table is the longest one, since pages, mails
 * and the terms of use state it. `others` are the terms of all other services.
 */
export function refuseTerms(
  { promiseMinutes, isOffered }: ServiceTerms,
  {
    service,
    others,
  }: { service: Pick<Service, 'promiseMinutes'>; others: readonly ServiceTerms[] },
): TermsRefusal | undefined {
  if (!Number.isSafeInteger(promiseMinutes)) return 'notMinutes'
  if (promiseMinutes < SHORTEST_PROMISE) return 'tooShort'
  if (promiseMinutes > service.promiseMinutes) return 'aboveStated'
  if (!isOffered && !others.some((other) => other.isOffered)) return 'lastOffered'
}

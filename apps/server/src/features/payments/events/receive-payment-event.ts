import { SECOND } from '@systole/domain/time/durations'
import type { AppContext } from '../../../app-context.ts'
import { limitConcurrency } from '../../../http/limit-concurrency.ts'
import type { PaymentGateway, ProviderEvent } from '../../../ports/payment-gateway.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { saveEvent } from './payment-event-store.ts'

/**
 * The number of events processed simultaneously; bursts queue here rather than in the connection pool, which the users' requests
 * need.
 */
const AT_ONCE = 4
const MOST_WAITING = 5000
/**
 * The time within which the provider gets its reply: long enough for the case to be submitted in most cases, short enough not to
 * be noticed by the payer.
 */
const PATIENCE = 2 * SECOND

export type ReceivePaymentEvent = (
  gateway: PaymentGateway,
  event: ProviderEvent,
  requestId: string,
) => Promise<void>

/**
 * Creates the receiver of provider events. An event is stored by one insert, after which it is safe regardless of the load. It is
 * applied from the table immediately if possible; slow work, or work interrupted by a crash, is applied after the reply. Only
 * events that fail within the reply are left to the provider to resend. pay-upload A6; ADR 34.
 */
export function createPaymentEventReceiver(context: AppContext): ReceivePaymentEvent {
  const store = limitConcurrency({ atOnce: AT_ONCE, waiting: MOST_WAITING })
  const apply = limitConcurrency({ atOnce: AT_ONCE, waiting: MOST_WAITING })
  /** Events being applied, so that simultaneous copies share the work. */
  const underWay = new Map<string, Promise<void>>()

  const applyOnce: ReceivePaymentEvent = (gateway, event, requestId) => {
    const name = `${gateway.type} ${event.eventId}`
    const known = underWay.get(name)
    if (known !== undefined) return known
    const work = apply(() => applyPaymentEvent({ ...context, requestId }, gateway, event)).finally(
      () => underWay.delete(name),
    )
    underWay.set(name, work)
    return work
  }

  return async (gateway, event, requestId) => {
    const { isApplied } = await store(() => saveEvent(context.database, gateway.type, event))
    if (isApplied) return
    const work = applyOnce(gateway, event, requestId)
    const isInTime = await within(PATIENCE, work)
    if (isInTime) return
    work.catch((error: unknown) =>
      context.log.warn({ err: error, eventId: event.eventId }, 'event not applied'),
    )
  }
}

/** Returns whether the work ended in time; rethrows its error if it failed in time. */
async function within(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  try {
    return await Promise.race([work.then(() => true as const), late])
  } finally {
    clearTimeout(timer)
  }
}

import { SECOND } from '@systole/domain/time/durations'
import type { AppContext } from '../../app-context.ts'
import { fewAtOnce } from '../../http/few-at-once.ts'
import type { PaymentGateway, ProviderEvent } from '../../ports/payment-gateway.ts'
import { keepEvent } from './payment-event-store.ts'
import { applyStored } from './payment-webhook.ts'

/** A burst waits here and not for a connection: the vets' own requests need those. */
const AT_ONCE = 4
const MOST_WAITING = 5000
/** Hosted pages hold the payer until we answer: long enough to find the case submitted, short enough not to be noticed. */
const PATIENCE = 2 * SECOND

export type TakeEvent = (
  gateway: PaymentGateway,
  event: ProviderEvent,
  requestId: string,
) => Promise<void>

/**
 * The door of the provider's news: an event is stored by one insert and then ours, however many come at once. It is
 * applied from the table at once where there is room; what takes longer, or a crash cuts off, is applied after the
 * answer. Only news that failed within the answer is left to the provider to send again. pay-upload A6; decision 0034.
 */
export function createTakeEvent(context: AppContext): TakeEvent {
  const store = fewAtOnce({ atOnce: AT_ONCE, waiting: MOST_WAITING })
  const apply = fewAtOnce({ atOnce: AT_ONCE, waiting: MOST_WAITING })
  /** Copies of one event at the same time are one piece of work. */
  const underWay = new Map<string, Promise<void>>()

  const applyOnce: TakeEvent = (gateway, event, requestId) => {
    const name = `${gateway.type} ${event.eventId}`
    const known = underWay.get(name)
    if (known !== undefined) return known
    const work = apply(() => applyStored({ ...context, requestId }, gateway, event)).finally(() =>
      underWay.delete(name),
    )
    underWay.set(name, work)
    return work
  }

  return async (gateway, event, requestId) => {
    const { isApplied } = await store(() => keepEvent(context.database, gateway.type, event))
    if (isApplied) return
    const work = applyOnce(gateway, event, requestId)
    const isInTime = await within(PATIENCE, work)
    if (isInTime) return
    work.catch((error: unknown) =>
      context.log.warn({ err: error, eventId: event.eventId }, 'event not applied'),
    )
  }
}

/** Whether the work ended in time; throws what it threw in time. */
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

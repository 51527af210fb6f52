import { DAY, MINUTE } from '@systole/domain/time/durations'
import type { AppContext } from '../../../app-context.ts'
import { reconcileRefunds } from '../refunds/reconcile-refunds.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { unappliedEvents } from './payment-event-store.ts'

const PAGE = 100
/** The time left to the request that received an event; older ones are covered by the nightly reconciliation. */
const FRESH = MINUTE
const LOOKS_BACK = 3 * DAY

type Context = AppContext & { requestId: string }

/** Completes work left over by a crash or a provider outage. */
export async function applyMissedEvents(context: Context): Promise<void> {
  await applyLeftEvents(context)
  await reconcileRefunds(context)
}

async function applyLeftEvents(context: Context): Promise<void> {
  const now = context.clock.now().getTime()
  const window = { from: new Date(now - LOOKS_BACK), until: new Date(now - FRESH) }
  let after = ''
  for (;;) {
    const page = await unappliedEvents(context.database, { ...window, after, limit: PAGE })
    for (const { provider, ...event } of page) {
      const gateway = context.gateways.all.find(({ type }) => type === provider)
      if (!gateway) continue
      await applyPaymentEvent(context, gateway, event).catch((error: unknown) =>
        context.log.warn({ err: error, eventId: event.eventId }, 'event not applied'),
      )
    }
    if (page.length < PAGE) return
    after = page.at(-1)?.eventId ?? after
  }
}

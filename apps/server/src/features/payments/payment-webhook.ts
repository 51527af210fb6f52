import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/database.ts'
import type { PaymentGateway, ProviderEvent } from '../../ports/payment-gateway.ts'
import { findCheckout, findCheckoutOfProvider } from './checkout-store.ts'
import { keepEvent, markApplied } from './payment-event-store.ts'
import { settle } from './settle.ts'

/** News from the provider is a reason to look, not a fact: the checkout is settled by what the provider says when asked. Each event is applied once. */
export async function applyPaymentEvent(
  context: AppContext & { requestId: string },
  gateway: PaymentGateway,
  event: ProviderEvent,
): Promise<void> {
  const { database, clock, log } = context
  const { isApplied } = await keepEvent(database, gateway.type, event)
  if (isApplied) return
  const checkoutId = await checkoutOf(database, gateway, event)
  if (checkoutId) await settle(context, checkoutId)
  else log.warn({ eventId: event.eventId, objectId: event.objectId }, 'event of no checkout')
  await markApplied(database, gateway.type, event.eventId, clock.now())
}

/** By the provider's id, or by ours when we went down before we could store theirs. */
async function checkoutOf(
  database: Database,
  gateway: PaymentGateway,
  { objectId, checkoutId }: ProviderEvent,
): Promise<string | undefined> {
  const known = await findCheckoutOfProvider(database, gateway.type, objectId)
  if (known) return known.checkoutId
  const ours = await findCheckout(database, checkoutId, { reach: 'all' })
  return ours?.provider === gateway.type && ours.providerId === null ? ours.checkoutId : undefined
}

import type { AppContext } from '../../../app-context.ts'
import type { PaymentGateway, ProviderEvent } from '../../../ports/payment-gateway.ts'
import {
  type CheckoutRow,
  findCheckout,
  findCheckoutOfPayment,
  findCheckoutOfProvider,
} from '../checkouts/checkout-store.ts'
import { recordUnmatchedPayment } from '../office/record-unmatched-payment.ts'
import { followPayment } from '../refunds/follow-payment.ts'
import { settle } from '../settlement/settle.ts'
import { markApplied } from './payment-event-store.ts'

type Context = AppContext & { requestId: string }

/** Applies a stored provider event. The event is only a hint: the checkout is settled from the provider's API. */
export async function applyPaymentEvent(
  context: Context,
  gateway: PaymentGateway,
  event: ProviderEvent,
): Promise<void> {
  const { database, clock } = context
  if (event.paymentId) await applyAfterPayment(context, gateway, event)
  else if (event.objectId) await applyToCheckout(context, gateway, event)
  await markApplied(database, gateway.type, event.eventId, clock.now())
}

async function applyToCheckout(
  context: Context,
  gateway: PaymentGateway,
  event: ProviderEvent,
): Promise<void> {
  const checkout = await checkoutOf(context, gateway, event)
  if (checkout) await settle(context, checkout.checkoutId)
  else await recordUnmatchedPayment(context, gateway, event)
}

/** Settles the payment first, because an event of its refund or dispute may arrive earlier. */
async function applyAfterPayment(
  context: Context,
  gateway: PaymentGateway,
  event: ProviderEvent,
): Promise<void> {
  const { database, log } = context
  const { eventId, paymentId } = event
  const checkout =
    (await findCheckoutOfPayment(database, gateway.type, paymentId)) ??
    (await findCheckoutAtProvider(context, gateway, paymentId))
  if (!checkout) return log.warn({ eventId, paymentId }, 'news of a payment of no checkout')
  await settle(context, checkout.checkoutId)
  await followPayment(context, checkout.checkoutId)
}

async function findCheckoutAtProvider(
  { database }: Context,
  gateway: PaymentGateway,
  paymentId: string,
): Promise<CheckoutRow | undefined> {
  const payment = await gateway.payment(paymentId)
  const ours = payment && (await findCheckout(database, payment.checkoutId, { reach: 'all' }))
  return ours?.provider === gateway.type ? ours : undefined
}

/** Finds a checkout by the provider's id, or by ours if a crash prevented storing theirs. */
async function checkoutOf(
  { database }: Context,
  gateway: PaymentGateway,
  { objectId, checkoutId }: ProviderEvent,
): Promise<CheckoutRow | undefined> {
  const known = await findCheckoutOfProvider(database, gateway.type, objectId)
  if (known) return known
  const ours = await findCheckout(database, checkoutId, { reach: 'all' })
  return ours?.provider === gateway.type && ours.providerId === null ? ours : undefined
}

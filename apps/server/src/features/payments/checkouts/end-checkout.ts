import { isLive } from '@systole/domain/payments/checkout'
import { AppError } from '../../../http/app-error.ts'
import { type SettleContext, settle } from '../settlement/settle.ts'
import type { Checkout } from './checkout-store.ts'
import { openAtProvider, PROVIDER_AWAY } from './open-at-provider.ts'

export const PAYMENT_WITH_BANK =
  'The bank is still confirming a payment for this case. Please wait a moment.'

/**
 * Ends a live checkout at the provider and records its actual end: expired, or paid a moment before. Never guesses. pay-upload
 * A11.
 */
export async function endCheckout(context: SettleContext, checkoutId: string): Promise<Checkout> {
  const { provider, providerId } = await openAtProvider(context, checkoutId)
  const gateway = context.gateways.named(provider)
  await gateway.expire(providerId).catch((cause: unknown) => {
    context.log.warn({ err: cause, checkoutId }, 'payment provider away')
    throw new AppError('unknown', { message: PROVIDER_AWAY, cause })
  })
  const after = await settle(context, checkoutId)
  if (isLive(after.state)) throw new AppError('caseNotPayable', { message: PAYMENT_WITH_BANK })
  return after
}

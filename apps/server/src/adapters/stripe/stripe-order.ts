import { SECOND } from '@systole/domain/time/durations'
import type Stripe from 'stripe'
import type { CheckoutOrder } from '../../ports/payment-gateway.ts'

const LOCALE: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  en_us: 'en',
  zh_hk: 'zh-HK',
  zh_cn: 'zh',
  ja: 'ja',
  ko: 'ko',
}

/**
 * The order as Checkout takes it: one line, a card, our currency and nothing else. Made of the order alone, because
 * a repeated request has to be word for word the first. pay-upload A3.
 */
export function stripeOrder(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { checkoutId, money, description, email } = order
  const metadata = { checkout: checkoutId }
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: money.currency.toLowerCase(),
          unit_amount: money.amountMinor,
          product_data: { name: description },
        },
      },
    ],
    allowed_payment_method_types: ['card'],
    wallet_options: { link: { display: 'never' } },
    adaptive_pricing: { enabled: false }, // charged is what our list says, in its currency
    client_reference_id: checkoutId,
    metadata,
    payment_intent_data: { metadata, description, receipt_email: email },
    customer_email: email,
    locale: LOCALE[order.language] ?? 'auto',
    submit_type: 'pay',
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / SECOND),
  }
}

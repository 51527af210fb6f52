import { SECOND } from '@systole/domain/time/durations'
import type Stripe from 'stripe'
import type { CheckoutOrder } from '../../ports/payment-gateway.ts'

const LOCALE: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  en_us: 'en',
  zh_hk: 'zh-HK',
  zh_tw: 'zh-TW',
  zh_cn: 'zh',
  ja: 'ja',
  ko: 'ko',
}

/**
 * Converts the order for Checkout: one line, card only, our currency only. Depends on the order alone, because a repeated request
 * has to be identical. pay-upload A3.
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
    adaptive_pricing: { enabled: false }, // charge the price of our list in its currency
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

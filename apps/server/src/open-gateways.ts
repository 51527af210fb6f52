import { defaultVariant } from '@systole/domain/hospitals/variant'
import { type SandboxParts, sandboxGateway } from './adapters/sandbox-gateway.ts'
import type { Settings } from './config.ts'
import type { PaymentGateway, PaymentGateways } from './ports/payment-gateway.ts'

type Chosen = Pick<Settings, 'PAYMENT_GATEWAY' | 'CN_PAYMENT_GATEWAY'>
type Keys = Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRETS' | 'STRIPE_API'>
type Allowed = Pick<Settings, 'NODE_ENV' | 'PAYMENTS_ALLOW_SANDBOX'>

/** Opens every configured gateway, so that payments that began before a change of settings can be completed. */
export async function openGateways(
  settings: Chosen & Keys & Allowed,
  parts: SandboxParts,
): Promise<PaymentGateways> {
  const isAllowed = settings.NODE_ENV !== 'production' || settings.PAYMENTS_ALLOW_SANDBOX
  const stripe = await openStripe(settings, parts)
  return choose(settings, [
    ...(isAllowed ? [sandboxGateway(parts)] : []),
    ...(stripe ? [stripe] : []),
  ])
}

function choose(settings: Chosen, all: readonly PaymentGateway[]): PaymentGateways {
  const named = (type: string) => {
    const gateway = all.find((each) => each.type === type)
    if (!gateway) throw new Error(`the payment provider ${type} is not set up`)
    return gateway
  }
  const { PAYMENT_GATEWAY, CN_PAYMENT_GATEWAY = PAYMENT_GATEWAY } = settings
  return {
    all,
    named,
    of: (variant) => named(variant === defaultVariant ? PAYMENT_GATEWAY : CN_PAYMENT_GATEWAY),
  }
}

/** Opens Stripe, loading its SDK only if needed. */
async function openStripe(
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS, STRIPE_API }: Keys,
  { clock }: SandboxParts,
): Promise<PaymentGateway | undefined> {
  if (STRIPE_SECRET_KEY === undefined) return undefined
  const { stripeGateway } = await import('./adapters/stripe/stripe-gateway.ts')
  return stripeGateway({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRETS,
    api: STRIPE_API,
    clock,
  })
}

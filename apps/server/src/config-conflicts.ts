import type { Settings } from './config.ts'

/** Returns the conflicts between settings that are valid individually, each with its remedy. */
export function conflictsIn(settings: Settings): string[] {
  return [
    ...storageConflicts(settings),
    ...stripeConflicts(settings),
    ...productionConflicts(settings),
  ]
}

const S3_TOGETHER = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

function storageConflicts(settings: Settings): string[] {
  const missing = S3_TOGETHER.filter((name) => settings[name] === undefined)
  if (missing.length === 0 || missing.length === S3_TOGETHER.length) return []
  return [`${missing.join(', ')}: an S3 server needs ${S3_TOGETHER.join(', ')} together.`]
}

/** Checks the Stripe settings; without the webhook's secret, payments would wait for the browser or the reconciliation. */
function stripeConflicts(settings: Settings): string[] {
  const isChosen = usesGateway(settings, 'stripe')
  const problems: string[] = []
  if (isChosen && settings.STRIPE_SECRET_KEY === undefined)
    problems.push('STRIPE_SECRET_KEY: payments by Stripe need the key of its account.')
  if (isChosen && settings.STRIPE_WEBHOOK_SECRETS.length === 0)
    problems.push(
      'STRIPE_WEBHOOK_SECRETS: payments by Stripe need the signing secret of the webhook address, whsec_….',
    )
  return problems
}

function productionConflicts(settings: Settings): string[] {
  if (settings.NODE_ENV !== 'production') return []
  const conflicts: string[] = []
  if (usesGateway(settings, 'sandbox') && !settings.PAYMENTS_ALLOW_SANDBOX)
    conflicts.push(
      'PAYMENT_GATEWAY: the test gateway takes no real money and does not run in production. PAYMENTS_ALLOW_SANDBOX=1 lets it.',
    )
  if (settings.STRIPE_SECRET_KEY?.includes('_test_') && !settings.PAYMENTS_ALLOW_SANDBOX)
    conflicts.push(
      'STRIPE_SECRET_KEY: a test key takes no real money and does not run in production. PAYMENTS_ALLOW_SANDBOX=1 lets it.',
    )
  if (settings.STRIPE_API !== undefined)
    conflicts.push('STRIPE_API: production talks to Stripe itself. Leave it away.')
  if (settings.PUSH_HOSTS.length > 0)
    conflicts.push(
      'PUSH_HOSTS: production sends to the push services of browsers alone. Leave it away.',
    )
  if (settings.CLOCK_SHIFT_FILE !== undefined)
    conflicts.push('CLOCK_SHIFT_FILE: production takes the time from its database. Leave it away.')
  if (settings.PUBLIC_URL === undefined)
    conflicts.push(
      'PUBLIC_URL: production sends links by e-mail and needs the address people reach the portal by, such as https://portal.example.org.',
    )
  return conflicts
}

function usesGateway(settings: Settings, gateway: Settings['PAYMENT_GATEWAY']): boolean {
  const { PAYMENT_GATEWAY, CN_PAYMENT_GATEWAY = PAYMENT_GATEWAY } = settings
  return PAYMENT_GATEWAY === gateway || CN_PAYMENT_GATEWAY === gateway
}

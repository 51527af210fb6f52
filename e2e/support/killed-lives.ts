import { MINUTE } from '@systole/domain/time/durations'
import { stripeGateway } from '../../apps/server/src/adapters/stripe/stripe-gateway.ts'
import { issueMissing } from '../../apps/server/src/features/billing/documents/issue-missing.ts'
import { reconcileCheckouts } from '../../apps/server/src/features/payments/checkouts/reconcile-checkouts.ts'
import { applyMissedEvents } from '../../apps/server/src/features/payments/events/apply-missed-events.ts'
import { seedProducts } from '../../apps/server/src/features/payments/products/seed-products.ts'
import { brokenInvariants } from '../../apps/server/src/testing/payment-invariants.ts'
import { startStripeDouble } from '../../apps/server/src/testing/stripe-double/stripe-double.ts'
import { testApp } from '../../apps/server/src/testing/test-app.ts'
import { ACTS, type ActName, beginLife, type Life, type World } from './killed-life.ts'
import { killer } from './killer.ts'

const SECRET = 'whsec_killed'

/** The moments at which each act takes effect outside the process, in order; the kills happen at each of them. */
export const MOMENTS: Record<ActName, readonly string[]> = {
  'OK in the dialog': [
    'commit of the insert of checkouts',
    'create at the provider',
    'update of checkouts',
  ],
  'news of the payment': [
    'insert of payment_events',
    'retrieve at the provider',
    'commit of the update of checkouts',
    'update of payment_events',
  ],
  'return from the page': ['retrieve at the provider', 'commit of the update of checkouts'],
  cancel: [
    'expire at the provider',
    'retrieve at the provider',
    'commit of the update of checkouts',
    'insert of audit_log',
  ],
  'the reconciliation': ['retrieve at the provider', 'commit of the update of checkouts'],
  'the invoice': ['commit of the insert of billing_counters'],
  'a wish to refund': ['commit of the insert of idempotency_keys'],
  'sending the refund': [
    'payment at the provider',
    'refund at the provider',
    'commit of the update of refunds',
  ],
  'news of a refund made elsewhere': [
    'insert of payment_events',
    'payment at the provider',
    'commit of the insert of refunds',
    'update of payment_events',
  ],
  'the credit note': ['commit of the insert of billing_counters'],
}

type Killed = Life & { place: number; signal: string; effects: string[] | undefined }

/** Kills every act at every moment, each in a separate life; then the portal restarts and the interrupted caller retries. */
export async function killedLives(folder: string) {
  let offset = 0
  const now = () => new Date(Date.now() + offset)
  const double = await startStripeDouble(now)
  const gateway = stripeGateway({
    secretKey: 'sk_test_key',
    webhookSecrets: [SECRET],
    api: double.api,
    clock: { now },
  })
  const portal = await testApp({
    gateways: { all: [gateway], of: () => gateway, named: () => gateway },
  })
  await seedProducts(portal.context.database)
  const admin = await portal.as('internal_admin')
  const world: World = { portal, double, admin, secret: SECRET }

  const planned = ACTS.flatMap((act) => [
    { act, place: 0 },
    ...[...MOMENTS[act], 'after'].map((_, place) => ({ act, place: place + 1 })),
  ])
  const begun: (Life & { place: number })[] = []
  for (const { act, place } of planned) begun.push({ ...(await beginLife(world, act)), place })
  const kill = await killer({
    folder,
    databaseUrl: portal.databaseUrl,
    provider: double.api,
    secret: SECRET,
  })
  const deaths = await kill(begun.map(({ orders, place }) => ({ act: orders, place })))
  const lives: Killed[] = begun.map((life, place) => ({
    ...life,
    ...(deaths[place] ?? { signal: 'never started', effects: undefined }),
  }))

  const comeBack = async () => {
    offset += 12 * MINUTE
    portal.clock.advance(12 * MINUTE)
    const context = { ...portal.context, db: portal.context.database, requestId: 'come back' }
    await reconcileCheckouts(context)
    await applyMissedEvents(context)
    await issueMissing(context)
  }
  await comeBack()
  for (const life of lives) await life.tryAgain()
  await comeBack()
  return {
    lives,
    broken: () => brokenInvariants(portal.context.database),
    close: async () => {
      await portal.close()
      await double.close()
    },
  }
}

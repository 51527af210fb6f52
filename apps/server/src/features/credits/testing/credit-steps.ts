import { afterEach } from 'vitest'
import { expectLedgerProven } from '../../../testing/ledger.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/** The codes after which a client retries: the portal is busy, or the ledger timed out. */
const BUSY: readonly number[] = [-1, -4019]

export type CreditSteps = Awaited<ReturnType<typeof creditSteps>>

/** Starts a portal with staff for credits; the ledger is verified after every test. */
export function portalWithCredits(take: (portal: TestApp, steps: CreditSteps) => void): void {
  let portal: TestApp
  portalWithProducts(async (made) => {
    portal = made
    take(made, await creditSteps(made))
  })
  afterEach(() => expectLedgerProven(portal))
}

/** Creates the staff calls for credits, with four admins in turn to stay below the rate limit. */
async function creditSteps(portal: TestApp) {
  const admin = await portal.as('internal_admin')
  const office = await Promise.all([1, 2, 3, 4].map(() => portal.as('internal_admin')))
  let asked = 0
  const anAdmin = () => {
    asked += 1
    return office[asked % office.length] ?? admin
  }
  return {
    admin,
    anAdmin,
    /** Deducts like a client, which retries when the portal is busy. */
    deduct: async (usid: string, more: { note?: string; credit_plan_id?: string } = {}) => {
      for (;;) {
        const reply = await anAdmin().api.credits.deductCredits({ usid, ...more })
        if (reply.ok || !BUSY.includes(reply.code)) return reply
      }
    },
    refund: (usid: string, more: { note?: string; credits?: number } = {}) =>
      anAdmin().api.credits.refundCredits({ usid, note: 'Sent twice', ...more }),
  }
}

import { afterEach } from 'vitest'
import { expectLedgerProven } from '../../../testing/ledger.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/** What a client repeats: the portal is busy, the ledger did not answer in time. */
const BUSY: readonly number[] = [-1, -4019]

export type CreditHands = Awaited<ReturnType<typeof creditHands>>

/** A portal with its office at the credits; after every test the ledger is proven. */
export function portalWithCredits(take: (portal: TestApp, hands: CreditHands) => void): void {
  let portal: TestApp
  portalWithProducts(async (made) => {
    portal = made
    take(made, await creditHands(made))
  })
  afterEach(() => expectLedgerProven(portal))
}

/** The office at the credits of cases: four admins in turn, so that nobody asks more often than a person may. */
async function creditHands(portal: TestApp) {
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
    /** As a client does: a portal that is busy is asked again. */
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

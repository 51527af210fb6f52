import { DAY, MINUTE, SECOND } from '@systole/domain/time/durations'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkouts, sandboxPayments } from '../../../db/schema/payments.ts'
import { openLife, type Step } from '../../../testing/any-life.ts'
import { brokenInvariants } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/** The number of runs, with the same seed every time; changes to payments are tested with hundreds of other seeds. */
const RUNS = 8
const SEED = 34

let portal: TestApp

portalWithProducts((made) => {
  portal = made
})

const page = fc.nat({ max: 3 })
const press = fc.record({
  kind: fc.constant('press' as const),
  page,
  outcome: fc.constantFrom(
    ...(['pay', 'pay_later', 'refuse_later', 'pay_less', 'decline', 'expire'] as const),
  ),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ kind: 'open' }) },
  { weight: 5, arbitrary: press },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('news' as const),
      page,
      copies: fc.integer({ min: 1, max: 3 }),
      isSame: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('back' as const), page }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), page }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('afterwards' as const),
      page,
      outcome: fc.constantFrom(
        ...(['confirm_now', 'refuse_now', 'refund_part', 'refund_all', 'dispute'] as const),
        ...(['dispute_won', 'dispute_lost', 'refunds_go'] as const),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Step>(
      { kind: 'sweep' },
      { kind: 'catchUp' },
      { kind: 'otherMode' },
      { kind: 'otherPrice' },
      { kind: 'refund' },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      by: fc.constantFrom(6 * SECOND, 3 * MINUTE, 36 * MINUTE, DAY, -DAY),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('trouble' as const),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
)

test('PAY-5 I1 to I6 hold after every step, whatever comes in whatever order, and in the end no money is left lying', async () => {
  await fc.assert(
    fc.asyncProperty(
      press,
      fc.array(step, { minLength: 6, maxLength: 24 }),
      async (first, rest) => {
        const life = await openLife(portal)
        for (const each of [{ kind: 'open' } as const, first, ...rest]) {
          await life.take(each)
          expect(await brokenInvariants(portal.context.database)).toEqual([])
        }
        await life.comeToRest()
        expect(await brokenInvariants(portal.context.database)).toEqual([])
        expect(await unfinished(life.caseId)).toEqual([])
      },
    ),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
  expect(await reached()).toMatchObject({ paid: true, setAside: true, over: true, refunded: true })
}, 120_000)

/** Checks that the random steps reached all interesting states. */
async function reached() {
  const { rows } = await portal.context.database.execute(sql`select
    bool_or(state = 'paid') as paid, bool_or(state in ('paid_mismatch', 'paid_duplicate')) as "setAside",
    bool_or(state = 'expired') as over, exists (select from refunds where state = 'succeeded') as refunded
    from checkouts`)
  return rows[0]
}

/** Returns received payments that neither submitted a case nor await review, and pages that can still be paid. */
async function unfinished(caseId: string) {
  const rows = await portal.context.database
    .select({ ours: checkouts.state, theirs: sandboxPayments.state })
    .from(checkouts)
    .leftJoin(
      sandboxPayments,
      and(eq(sandboxPayments.reference, checkouts.checkoutId), eq(checkouts.provider, 'sandbox')),
    )
    .where(eq(checkouts.caseId, caseId))
  return rows.filter(({ ours, theirs }) => {
    const hasArrived = ours === 'paid' || ours === 'paid_duplicate' || ours === 'paid_mismatch'
    const isOver = hasArrived || ours === 'expired' || ours === 'failed'
    return !isOver || hasArrived !== (theirs === 'paid') || theirs === 'open'
  })
}

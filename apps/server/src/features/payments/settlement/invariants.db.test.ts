import { sql, TransactionRollbackError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openCheckout, paidCase, payableCase } from '../../../testing/payable-case.ts'
import { brokenInvariants, expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/**
 * Tests that the checker of I1 to I6, run after every situation, detects each violation, and that the database refuses the worst.
 */
let portal: TestApp

portalWithProducts((made) => {
  portal = made
})

const of = (checkoutId: string) => sql`checkout_id = ${checkoutId}`

test.each(['open', 'processing', 'creating'])(
  'PAY-5 I1 the database takes no second checkout of a case that is %s',
  async (state) => {
    const payable = await payableCase(portal)
    const { id } = await openCheckout(payable)
    const second = sql`insert into checkouts select (jsonb_populate_record(c, jsonb_build_object(
      'checkout_id', ${`${id}_2`}::text, 'provider_id', ${`${id}_2`}::text, 'state', ${state}::text))).*
      from checkouts c where ${of(id)}`
    await expect(portal.context.database.execute(second)).rejects.toThrow()
  },
)

test('PAY-5 I2 the database takes no second paid checkout of a case', async () => {
  const { checkoutId } = await paidCase(portal)
  const second = sql`insert into checkouts select (jsonb_populate_record(c, jsonb_build_object(
    'checkout_id', ${`${checkoutId}_2`}::text, 'provider_id', ${`${checkoutId}_2`}::text))).*
    from checkouts c where ${of(checkoutId)}`
  await expect(portal.context.database.execute(second)).rejects.toThrow()
})

test.each([
  [
    'I2 a case is submitted more than once',
    (id: string) => sql`insert into case_events (case_id, hospital_id, role, action)
      select case_id, hospital_id, 'vet', 'payment.received' from checkouts where ${of(id)}`,
  ],
  [
    'I2 a paid checkout has not submitted its case',
    (id: string) => sql`update cases set status = 'upload', submitted_at = null, due_at = null
      where case_id = (select case_id from checkouts where ${of(id)})`,
  ],
  [
    'I2 a payment has more or less than one receipt',
    (id: string) =>
      sql`delete from mails where case_id = (select case_id from checkouts where ${of(id)})`,
  ],
  [
    'I3 money was set aside without a mail to support',
    (id: string) => sql`update checkouts set state = 'paid_duplicate' where ${of(id)}`,
  ],
  [
    'I3 money has arrived and nobody knows how much',
    (id: string) => sql`update checkouts set paid_minor = null where ${of(id)}`,
  ],
  [
    'I4 the provider has money of a checkout that we gave up',
    (id: string) => sql`update checkouts set state = 'expired' where ${of(id)}`,
  ],
  [
    'I4 we have money that the provider has not',
    (id: string) => sql`update sandbox_payments set state = 'expired' where reference = ${id}`,
  ],
  [
    'I5 a checkout is of another hospital than its case or its payer',
    (id: string) => sql`update checkouts set hospital_id = 'hospital_other' where ${of(id)}`,
  ],
  [
    'I6 what was charged is not what was shown',
    (id: string) => sql`update checkouts set paid_minor = paid_minor + 1 where ${of(id)}`,
  ],
])('PAY-5 the checker sees: %s', async (what, breakIt) => {
  const { checkoutId } = await paidCase(portal)
  await expectInvariantsHold(portal)
  let found: string[] = []
  const broken = portal.context.database.transaction(async (tx) => {
    await tx.execute(breakIt(checkoutId))
    found = await brokenInvariants(tx)
    tx.rollback()
  })
  await expect(broken).rejects.toThrow(TransactionRollbackError)
  expect(found.filter((each) => each.startsWith(what))).toHaveLength(1)
})

import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '../db/database.ts'
import { findLedgerProblems } from '../features/ledger/ledger-proof-store.ts'
import type { TestApp } from './test-app.ts'

/** Queries for rows that violate an invariant of pay-upload A11; each returns the affected checkouts or cases. */
const BROKEN = {
  'I1 a case has more than one checkout that can be paid': sql`
    select case_id as at from checkouts where state in ('creating', 'open', 'processing')
    group by case_id having count(*) > 1`,
  'I2 a case is submitted more than once': sql`
    select case_id as at from case_events where action = 'payment.received'
    group by case_id having count(*) > 1`,
  'I2 a paid checkout has not submitted its case': sql`
    select checkout_id as at from checkouts join cases using (case_id)
    where checkouts.state = 'paid' and cases.submitted_at is null`,
  'I2 a case is submitted by card and has no paid checkout': sql`
    select case_id as at from case_events where action = 'payment.received' and not exists
      (select from checkouts where checkouts.case_id = case_events.case_id and state = 'paid')`,
  'I2 a payment has more or less than one receipt': sql`
    select checkout_id as at from checkouts where state = 'paid' and 1 <>
      (select count(*) from mails where dedupe_key = 'payment-received:' || checkouts.case_id)`,
  'I3 money was set aside without a mail to support': sql`
    select checkout_id as at from checkouts where state in ('paid_duplicate', 'paid_mismatch') and not exists
      (select from mails where dedupe_key in ('payment-duplicate:' || checkout_id, 'payment-mismatch:' || checkout_id))`,
  'I3 money has arrived and nobody knows how much': sql`
    select checkout_id as at from checkouts where state in ('paid', 'paid_duplicate', 'paid_mismatch')
      and (payment_id is null or paid_at is null or paid_minor is null or paid_currency is null)`,
  'I4 the provider has money of a checkout that we gave up': sql`
    select checkout_id as at from checkouts join sandbox_payments on sandbox_id = provider_id
    where sandbox_payments.state = 'paid' and checkouts.state in ('expired', 'failed')`,
  'I4 we have money that the provider has not': sql`
    select checkout_id as at from checkouts join sandbox_payments on sandbox_id = provider_id
    where sandbox_payments.state <> 'paid' and checkouts.state in ('paid', 'paid_duplicate', 'paid_mismatch')`,
  'I4 more was given back than was paid': sql`
    select checkout_id as at from checkouts join refunds using (checkout_id) where refunds.state in ('pending', 'succeeded')
    group by checkout_id, paid_minor having sum(refunds.amount_minor) > paid_minor`,
  'I4 a refund was made or returned without a mail': sql`
    select refund_id as at from refunds where (state in ('pending', 'succeeded', 'returned') and not exists
      (select from mails where dedupe_key like 'refund:' || refund_id || ':%'))
    or (state = 'returned' and not exists
      (select from mails where dedupe_key like 'refund-returned:' || refund_id || ':%'))`,
  'I4 a refund was made twice at the provider': sql`
    select reference as at from sandbox_refunds where reference <> '' group by reference having count(*) > 1`,
  'I5 a checkout is of another hospital than its case or its payer': sql`
    select checkout_id as at from checkouts join cases using (case_id) join accounts on accounts.account_id = checkouts.account_id
    where checkouts.hospital_id <> cases.hospital_id or accounts.hospital_id <> cases.hospital_id`,
  'I6 what was charged is not what was shown': sql`
    select checkout_id as at from checkouts where state = 'paid' and (paid_minor <> amount_minor or paid_currency <> currency)
    union all
    select checkout_id from checkouts join audit_log on action = 'payment.opened' and details ->> 'checkoutId' = checkout_id
    where (details ->> 'amountMinor')::bigint <> amount_minor or details ->> 'currency' <> checkouts.currency`,
} as const

/** Returns the violated invariants of payments with their rows; empty if all hold. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const [what, query] of Object.entries(BROKEN)) {
    const { rows } = await db.execute<{ at: string }>(query)
    found.push(...rows.map(({ at }) => `${what}: ${at}`))
  }
  const unproven = await findLedgerProblems(db)
  return [...found, ...unproven.map((problem) => `ledger: ${JSON.stringify(problem)}`)]
}

/** Checks that I1 to I6 hold and that the ledger is complete. For the end of any test that moves money. */
export async function expectInvariantsHold({ context }: Pick<TestApp, 'context'>): Promise<void> {
  expect(await brokenInvariants(context.database)).toEqual([])
}

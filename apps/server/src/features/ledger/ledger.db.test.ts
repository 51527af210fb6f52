import { readFile } from 'node:fs/promises'
import { CREDIT, ledgerAccount } from '@systole/domain/ledger/posting'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../db/schema/ledger.ts'
import { checkouts } from '../../db/schema/payments.ts'
import { expectLedgerProven } from '../../testing/ledger.ts'
import { openCheckout, payableCase } from '../../testing/payable-case.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedProducts } from '../payments/products/seed-products.ts'
import { findLedgerProblems } from './ledger-proof-store.ts'
import { balancesOf, type Posting, postToLedger } from './ledger-store.ts'

let portal: TestApp
let db: Db

beforeAll(async () => {
  portal = await testApp()
  db = portal.context.database
  await seedProducts(db)
})
afterEach(() => expectLedgerProven(portal))
afterAll(() => portal.close())

const post = (posting: Posting) =>
  portal.context.database.transaction((tx) => postToLedger(tx, posting))
const creditsOf = (hospitalId: string) => ({
  book: 'credits' as const,
  currency: CREDIT,
  hospitalId,
  creditPlanId: 'plan_1',
})
const grant = (hospitalId: string, amount: number, cause = newId('grant')): Posting => ({
  ...creditsOf(hospitalId),
  event: 'creditsGranted',
  cause,
  amount,
  at: new Date(),
})
const deduct = (hospitalId: string, amount: number): Posting => ({
  ...grant(hospitalId, amount),
  event: 'creditsDeducted',
})
const balance = async (hospitalId: string) => {
  const account = ledgerAccount('hospital_credits', creditsOf(hospitalId), creditsOf(hospitalId))
  return (await balancesOf(db, [account])).get(account.accountId)
}
/** Returns the database's error for a refused statement. */
const refusal = async (run: Promise<unknown>) => {
  const error = await run.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  const { cause } = error instanceof Error ? error : { cause: error }
  return String(cause instanceof Error ? cause.message : error)
}
const anEntry = async () => {
  const hospitalId = newId('hospital')
  await post(grant(hospitalId, 5))
  const [row] = await db
    .select({ entry: ledgerEntries, posting: ledgerPostings })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.postingId, ledgerEntries.postingId))
    .where(eq(ledgerPostings.hospitalId, hospitalId))
    .orderBy(ledgerEntries.entryId)
  if (!row) throw new Error('nothing posted')
  return row
}

test('ERR-2 a held account carries its running balance, entry by entry', async () => {
  const hospitalId = newId('hospital')
  for (const posting of [grant(hospitalId, 10), deduct(hospitalId, 3), deduct(hospitalId, 7)])
    await post(posting)
  const account = ledgerAccount('hospital_credits', creditsOf(hospitalId), creditsOf(hospitalId))
  const kept = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, account.accountId))
    .orderBy(ledgerEntries.position)
  expect(
    kept.map(({ position, amount, balanceAfter }) => [position, amount, balanceAfter]),
  ).toEqual([
    [1, 10, 10],
    [2, -3, 7],
    [3, -7, 0],
  ])
  expect(await balance(hospitalId)).toBe(0)
  expect(await refusal(post(deduct(hospitalId, 1)))).toMatch('would fall below zero')
})

test('one cause is posted once, though it comes a hundred times simultaneously', async () => {
  const hospitalId = newId('hospital')
  const posting = grant(hospitalId, 4, 'the same')
  const posted = await Promise.all(Array.from({ length: 100 }, () => post(posting)))
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect(await balance(hospitalId)).toBe(4)
})

test('200 simultaneous deductions take what is there, and no entry is lost', async () => {
  const hospitalId = newId('hospital')
  await post(grant(hospitalId, 130))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () => post(deduct(hospitalId, 1))),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(130)
  expect(await balance(hospitalId)).toBe(0)
})

test.each([
  ['a posting is not changed', sql`update ledger_postings set note = 'x'`],
  ['a posting is not deleted', sql`delete from ledger_postings`],
  ['an entry is not changed', sql`update ledger_entries set amount = 0`],
  ['an entry is not deleted', sql`delete from ledger_entries`],
  ['entries are not emptied', sql`truncate ledger_entries`],
  ['postings are not emptied', sql`truncate ledger_postings cascade`],
  ['an account is not changed', sql`update ledger_accounts set is_held = false`],
  ['an account is not deleted', sql`delete from ledger_accounts`],
])('ERR-2 %s', async (_, statement) => {
  await anEntry()
  expect(await refusal(db.execute(statement))).toMatch(/append-only|never changes/)
})

test('ERR-2 what does not sum to zero does not commit', async () => {
  const { entry, posting } = await anEntry()
  const postingId = newId('posting')
  const unbalanced = db.transaction(async (tx) => {
    await tx
      .insert(ledgerPostings)
      .values({ ...posting, xact: undefined, postingId, cause: postingId })
    await tx.insert(ledgerEntries).values({ ...entry, entryId: undefined, postingId, amount: 5 })
  })
  expect(await refusal(unbalanced)).toMatch('does not sum to zero')
  const empty = db
    .insert(ledgerPostings)
    .values({ ...posting, xact: undefined, postingId, cause: postingId })
  expect(await refusal(empty)).toMatch('does not sum to zero')
})

test('a posting takes no more entries once it is committed, not even ones that sum to zero', async () => {
  const { entry } = await anEntry()
  const more = db
    .insert(ledgerEntries)
    .values([1, -1].map((amount) => ({ ...entry, entryId: undefined, amount })))
  expect(await refusal(more)).toMatch('is closed')
})

test('real money, test money and credits never meet in one posting', async () => {
  const { entry, posting } = await anEntry()
  const postingId = newId('posting')
  const mixed = db.transaction(async (tx) => {
    const row = { ...posting, xact: undefined, postingId, cause: postingId, book: 'live' as const }
    await tx.insert(ledgerPostings).values(row)
    await tx.insert(ledgerEntries).values({ ...entry, entryId: undefined, postingId })
  })
  expect(await refusal(mixed)).toMatch('another book')
})

test('a frozen account takes nothing, and may be thawed', async () => {
  const hospitalId = newId('hospital')
  await post(grant(hospitalId, 5))
  const own = eq(ledgerAccounts.owner, hospitalId)
  await db.update(ledgerAccounts).set({ frozenAt: new Date() }).where(own)
  expect(await refusal(post(deduct(hospitalId, 1)))).toMatch('is frozen')
  await db.update(ledgerAccounts).set({ frozenAt: null }).where(own)
  expect(await post(deduct(hospitalId, 1))).toBeDefined()
})

test('payments from before the ledger are posted by the migration, in the amount that came', async () => {
  await portal.context.database
    .transaction(async (tx) => {
      const states = ['paid', 'paid_duplicate', 'paid_mismatch', 'expired'] as const
      const ids = await Promise.all(states.map(() => anUnpaidCheckout()))
      for (const [index, state] of states.entries()) {
        const paid = { state, paidAt: new Date(), paymentId: `pay_${index}` }
        await tx
          .update(checkouts)
          .set(paid)
          .where(eq(checkouts.checkoutId, ids[index] ?? ''))
      }
      await tx.execute(sql`insert into audit_log (role, request_id, action, object, details)
        select 'system', 'test', 'payment.paid_mismatch', 'case:' || case_id,
          jsonb_build_object('checkoutId', checkout_id, 'amountMinor', 7, 'currency', 'EUR', 'live', true)
        from checkouts where state = 'paid_mismatch'`)
      for (const statement of await migrationOfPayments()) await tx.execute(sql.raw(statement))
      expect(await findLedgerProblems(tx)).toEqual([])
      const { rows } = await tx.execute<{ account_id: string; amount: string }>(
        sql`select account_id, amount from ledger_entries join ledger_postings using (posting_id) where book <> 'credits'`,
      )
      const posted = rows.map(({ account_id, amount }) => `${account_id} ${amount}`)
      expect(posted.sort()).toEqual([
        'live:clearing:sandbox:EUR 7',
        'live:unmatched:sandbox:EUR -7',
        'test:clearing:sandbox:HKD 29800',
        'test:clearing:sandbox:HKD 29800',
        'test:revenue:HKD -29800',
        'test:unmatched:sandbox:HKD -29800',
      ])
      throw new Error('undo')
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'undo') throw error
    })
})

async function anUnpaidCheckout(): Promise<string> {
  return (await openCheckout(await payableCase(portal))).id
}

async function migrationOfPayments(): Promise<string[]> {
  const folder = new URL('../../../migrations/', import.meta.url)
  const text = await readFile(new URL('0019_ledger.sql', folder), 'utf8')
  const statements = text.split('--> statement-breakpoint')
  return statements.slice(statements.findIndex((part) => part.includes('paid_before')))
}

import {
  entriesOfEvent as entriesOf,
  type LedgerAccount,
  type LedgerBook,
  type LedgerEvent,
  type LedgerOwners,
} from '@systole/domain/ledger/posting'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../db/schema/ledger.ts'
import type { Doer } from '../../http/actor.ts'

/** An event to post, as named by the domain's rules. `amount` is in minor units, or in credits. */
export type Posting = LedgerOwners & {
  event: LedgerEvent
  book: LedgerBook
  /** The cause; each event is posted once per cause. */
  cause: string
  amount: number
  currency: string
  caseId?: string | undefined
  /** The actor; `undefined` for the portal itself. */
  actor?: Pick<Doer, 'accountId'> | undefined
  note?: string | undefined
  at: Date
}

/**
 * Posts an event in the caller's transaction and returns the new balances of the accounts that have one; `undefined` if the cause
 * was posted before. Such an account is locked until that transaction ends, so post late.
 */
export async function postToLedger(
  db: Db,
  posting: Posting,
): Promise<Map<string, number> | undefined> {
  const { event, book, cause, amount, currency, at, caseId, hospitalId, note } = posting
  const entries = entriesOf(event, amount, { book, currency }, posting)
  await openAccounts(
    db,
    entries.map(({ account }) => account),
  )
  const [row] = await db
    .insert(ledgerPostings)
    .values({
      postingId: newId('posting'),
      event,
      book,
      cause,
      at,
      caseId: caseId ?? null,
      hospitalId: hospitalId ?? null,
      actorId: posting.actor?.accountId ?? null,
      note: note ?? '',
    })
    .onConflictDoNothing({ target: [ledgerPostings.event, ledgerPostings.cause] })
    .returning({ postingId: ledgerPostings.postingId })
  if (!row) return undefined
  const posted = await db
    .insert(ledgerEntries)
    .values(
      entries.map(({ account, amount: moved }) => ({
        ...row,
        accountId: account.accountId,
        amount: moved,
        currency,
      })),
    )
    .returning({ accountId: ledgerEntries.accountId, balance: ledgerEntries.balanceAfter })
  return new Map(
    posted.flatMap(({ accountId, balance }) =>
      balance === null ? [] : [[accountId, balance] as const],
    ),
  )
}

/** Returns the current balances of these accounts. */
export async function balancesOf(
  db: Db,
  accounts: readonly Pick<LedgerAccount, 'accountId'>[],
): Promise<Map<string, number>> {
  const ids = accounts.map(({ accountId }) => accountId)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([ledgerEntries.accountId], {
      accountId: ledgerEntries.accountId,
      balance: ledgerEntries.balanceAfter,
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.accountId, ids))
    .orderBy(ledgerEntries.accountId, desc(ledgerEntries.position))
  return new Map(rows.map(({ accountId, balance }) => [accountId, balance ?? 0]))
}

async function openAccounts(db: Db, accounts: readonly LedgerAccount[]): Promise<void> {
  const inOrder = accounts.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))
  await db.insert(ledgerAccounts).values(inOrder).onConflictDoNothing()
}

/** Returns the ledger in which an event was posted. */
export async function bookOf(
  db: Db,
  posted: { event: LedgerEvent; cause: string },
): Promise<LedgerBook | undefined> {
  const [row] = await db
    .select({ book: ledgerPostings.book })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.event, posted.event), eq(ledgerPostings.cause, posted.cause)))
  return row?.book
}

import type { LedgerAccountKind, LedgerBook, LedgerEvent } from '@systole/domain/ledger/posting'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Ledger accounts, created at their first posting. Only freezing changes one; triggers refuse everything else. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    accountId: text('account_id').primaryKey(),
    kind: text('kind').$type<LedgerAccountKind>().notNull(),
    book: text('book').$type<LedgerBook>().notNull(),
    owner: text('owner').notNull(),
    currency: text('currency').notNull(),
    /** True for an account that must not go below zero; its entries store the running balance. */
    isHeld: boolean('is_held').notNull(),
    /** The time since which verification fails for it; nothing is posted until it has been reviewed. */
    frozenAt: instant('frozen_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('ledger_accounts_currency').on(t.accountId, t.currency),
    index('ledger_accounts_owner').on(t.owner, t.kind),
  ],
)

/** Postings, one per cause. Append-only; their sum is checked when the transaction commits. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    postingId: text('posting_id').primaryKey(),
    book: text('book').$type<LedgerBook>().notNull(),
    event: text('event').$type<LedgerEvent>().notNull(),
    /** The cause: a checkout, a refund, the n-th change of a case's credits. */
    cause: text('cause').notNull(),
    caseId: text('case_id'),
    hospitalId: text('hospital_id'),
    /** The account that caused it; `null` for the portal itself. */
    actorId: text('actor_id'),
    note: text('note').notNull().default(''),
    /** The time of the event, by the provider's clock if there is one. */
    at: instant('at').notNull(),
    postedAt: instant('posted_at').notNull().defaultNow(),
    /** Ties entries to the transaction of their posting. */
    xact: transactionNumber('xact').notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [
    uniqueIndex('ledger_postings_once').on(t.event, t.cause),
    index('ledger_postings_of_case').on(t.caseId).where(sql`${t.caseId} is not null`),
    index('ledger_postings_of_hospital').on(t.hospitalId, t.at),
    index('ledger_postings_at').on(t.at),
  ],
)

/** Ledger entries. Append-only. Additions are positive, deductions negative. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: bigserial('entry_id', { mode: 'number' }).primaryKey(),
    postingId: text('posting_id')
      .notNull()
      .references(() => ledgerPostings.postingId),
    accountId: text('account_id').notNull(),
    /** The amount in minor units of its currency, or in credits. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Counts the entries of an account with a running balance; a trigger sets it and the balance under the account's lock. */
    position: integer('position'),
    balanceAfter: bigint('balance_after', { mode: 'number' }),
  },
  (t) => [
    foreignKey({
      name: 'ledger_entries_account_fk',
      columns: [t.accountId, t.currency],
      foreignColumns: [ledgerAccounts.accountId, ledgerAccounts.currency],
    }),
    index('ledger_entries_of_posting').on(t.postingId),
    index('ledger_entries_of_account').on(t.accountId, t.entryId),
    uniqueIndex('ledger_entries_position').on(t.accountId, t.position),
  ],
)

/** The results of the nightly ledger verification; an empty list means no problems. */
export const ledgerProofs = pgTable('ledger_proofs', {
  proofId: bigserial('proof_id', { mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  postings: bigint('postings', { mode: 'number' }).notNull(),
  problems: jsonb('problems').$type<{ kind: string; object: string; text: string }[]>().notNull(),
})

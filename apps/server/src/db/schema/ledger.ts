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

/** Made when first posted to. Only a freeze changes one; triggers refuse the rest. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    accountId: text('account_id').primaryKey(),
    kind: text('kind').$type<LedgerAccountKind>().notNull(),
    book: text('book').$type<LedgerBook>().notNull(),
    owner: text('owner').notNull(),
    currency: text('currency').notNull(),
    /** Never below zero; its entries carry the running balance. */
    isHeld: boolean('is_held').notNull(),
    /** Since when the proof disagrees with it: nothing is posted until a person has looked. */
    frozenAt: instant('frozen_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('ledger_accounts_currency').on(t.accountId, t.currency),
    index('ledger_accounts_owner').on(t.owner, t.kind),
  ],
)

/** One posting for one cause. Append-only; what it sums to is checked when its transaction commits. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    postingId: text('posting_id').primaryKey(),
    book: text('book').$type<LedgerBook>().notNull(),
    event: text('event').$type<LedgerEvent>().notNull(),
    /** What it is posted for: a checkout, a refund, the n-th change of a case's credits. */
    cause: text('cause').notNull(),
    caseId: text('case_id'),
    hospitalId: text('hospital_id'),
    /** Who did it; null: the portal itself. */
    actorId: text('actor_id'),
    note: text('note').notNull().default(''),
    /** When it happened, by the provider's clock where there is one. */
    at: instant('at').notNull(),
    postedAt: instant('posted_at').notNull().defaultNow(),
    /** Entries come in the transaction of their posting or never. */
    xact: transactionNumber('xact').notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [
    uniqueIndex('ledger_postings_once').on(t.event, t.cause),
    index('ledger_postings_of_case').on(t.caseId).where(sql`${t.caseId} is not null`),
    index('ledger_postings_of_hospital').on(t.hospitalId, t.at),
    index('ledger_postings_at').on(t.at),
  ],
)

/** Append-only. What arrives is positive, what leaves is negative. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: bigserial('entry_id', { mode: 'number' }).primaryKey(),
    postingId: text('posting_id')
      .notNull()
      .references(() => ledgerPostings.postingId),
    accountId: text('account_id').notNull(),
    /** Minor units of its currency, or credits. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Counts the entries of a held account; a trigger writes it and the balance under the account's lock. */
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

/** What the nightly proof found; none is good. */
export const ledgerProofs = pgTable('ledger_proofs', {
  proofId: bigserial('proof_id', { mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  postings: bigint('postings', { mode: 'number' }).notNull(),
  problems: jsonb('problems').$type<{ kind: string; object: string; text: string }[]>().notNull(),
})

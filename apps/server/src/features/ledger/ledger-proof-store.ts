import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ledgerAccounts, ledgerPostings, ledgerProofs } from '../../db/schema/ledger.ts'

/** An inconsistency in the ledger: its kind, its object, and the values found. */
export type LedgerProblem = { kind: ProblemKind; object: string; text: string }
type ProblemKind = 'book' | 'posting' | 'balance' | 'unposted' | 'amount' | 'refund' | 'paper'

/** Queries for violations of one invariant of the ledger each; all must return no rows. */
const PROOFS: Record<ProblemKind, string> = {
  /** Each ledger sums to zero in each currency. */
  book: `
    select p.book || ' ' || e.currency as object, sum(e.amount)::text as text
    from ledger_entries e join ledger_postings p using (posting_id)
    group by p.book, e.currency having sum(e.amount) <> 0`,
  /** Each posting has entries and sums to zero. */
  posting: `
    select p.posting_id as object, coalesce(sum(e.amount)::text || ' ' || e.currency, 'no entries') as text
    from ledger_postings p left join ledger_entries e using (posting_id)
    group by p.posting_id, e.currency having count(e.entry_id) = 0 or sum(e.amount) <> 0`,
  /** A running balance equals the sum of the account's entries, without gaps and never below zero. */
  balance: `
    select account_id as object, position || ': ' || balance_after || ', not ' || running as text
    from (select e.account_id, e.position, e.balance_after,
        sum(e.amount) over w as running, row_number() over w as counted
      from ledger_entries e join ledger_accounts a using (account_id) where a.is_held
      window w as (partition by e.account_id order by e.position, e.entry_id)) held
    where balance_after is distinct from running or position is distinct from counted or balance_after < 0`,
  /** Exactly the received payments are posted. */
  unposted: `
    select coalesce(c.checkout_id, p.cause) as object, coalesce(c.state, 'no such payment') as text
    from (select s.checkout_id, s.state, m.cause as matched,
        case when s.state = 'paid' and m.cause is null then 'paymentReceived' else 'paymentSetAside' end as event
      from checkouts s left join ledger_postings m on m.event = 'paymentMatched' and m.cause = s.checkout_id
      where s.state in ('paid', 'paid_duplicate', 'paid_mismatch')) c
    full join (select * from ledger_postings where event in ('paymentReceived', 'paymentSetAside')) p
      on p.cause = c.checkout_id and p.event = c.event
    where c.checkout_id is null or p.posting_id is null or (c.matched is not null and c.state <> 'paid')`,
  /** A paid checkout, matched automatically or by a person, is posted with the requested amount. */
  amount: `
    select c.checkout_id as object, e.amount || ' ' || e.currency || ', not ' || c.amount_minor || ' ' || c.currency as text
    from checkouts c join ledger_postings p on p.event in ('paymentReceived', 'paymentSetAside') and p.cause = c.checkout_id
    join ledger_entries e using (posting_id) join ledger_accounts a on a.account_id = e.account_id and a.kind = 'clearing'
    where c.state = 'paid' and (e.amount <> c.amount_minor or e.currency <> c.currency
      or p.book <> case when c.live then 'live' else 'test' end)`,
  /** A refund is posted while the provider has it, and reversed if it was returned. */
  refund: `
    select r.refund_id as object, r.state || ', ' || case when g.cause is null then 'not posted' else 'posted' end
      || case when b.cause is null then '' else ' and posted back' end as text
    from refunds r
    left join ledger_postings g on g.cause = r.refund_id and g.event in ('paymentRefunded', 'unmatchedRefunded')
    left join ledger_postings b on b.cause = r.refund_id and b.event in ('refundReturned', 'unmatchedRefundReturned')
    where case when r.state in ('pending', 'succeeded') then g.cause is null or b.cause is not null
      when r.state = 'returned' then g.cause is null or b.cause is null
      when r.state = 'failed' then (g.cause is null) <> (b.cause is null)
      else g.cause is not null or b.cause is not null end`,
  /** Credit notes match completed refunds, and cancellations match returned ones, with no others. */
  paper: `
    select d.number as object, d.kind || ' ' || d.amount_minor || ', refund ' || coalesce(r.state || ' ' || r.amount_minor, 'none') as text
    from billing_documents d left join refunds r using (refund_id)
    where d.kind <> 'invoice' and (r.refund_id is null or r.checkout_id <> d.checkout_id
      or r.amount_minor <> d.amount_minor or r.currency <> d.currency
      or r.state not in ('succeeded', 'returned') or (d.kind = 'credit_note_cancellation' and r.state <> 'returned'))`,
}
const SHOWN = 100

/** Returns the inconsistencies of the ledger; empty if there are none. Consistent if called in a repeatable-read transaction. */
export async function findLedgerProblems(db: Db): Promise<LedgerProblem[]> {
  const found: LedgerProblem[] = []
  for (const [kind, text] of Object.entries(PROOFS) as [ProblemKind, string][]) {
    const { rows } = await db.execute<{ object: string; text: string }>(
      sql.raw(`${text} limit ${SHOWN}`),
    )
    found.push(...rows.map((row) => ({ kind, ...row })))
  }
  return found
}

/** Raises the statement timeout, as a ledger of years takes longer than a call may. */
export async function allowMinutes(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '5min'`)
}

export async function insertLedgerProof(
  db: Db,
  at: Date,
  problems: LedgerProblem[],
): Promise<void> {
  const postings = await db.$count(ledgerPostings)
  await db.insert(ledgerProofs).values({ at, postings, problems })
}

/** Freezes these accounts, so that nothing is posted to them until they have been reviewed. */
export async function freezeAccounts(db: Db, accountIds: readonly string[], at: Date) {
  for (const accountId of accountIds) {
    await db
      .update(ledgerAccounts)
      .set({
        frozenAt: sql`coalesce(${ledgerAccounts.frozenAt}, ${at.toISOString()}::timestamptz)`,
      })
      .where(sql`${ledgerAccounts.accountId} = ${accountId} and ${ledgerAccounts.isHeld}`)
  }
}

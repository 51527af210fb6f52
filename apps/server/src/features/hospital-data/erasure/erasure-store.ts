import { caseNumberText } from '@systole/domain/cases/case-number'
import type { ErasureObstacle, ErasureState } from '@systole/domain/hospital-data/erasure'
import type { ServiceId } from '@systole/domain/services/service-id'
import { statusesOfAll } from '@systole/domain/services/services'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { hospitalErasures } from '../../../db/schema/hospital-data.ts'
import { hospitals } from '../../../db/schema/hospitals.ts'

export type Erasure = typeof hospitalErasures.$inferSelect & { hospital: string }
const SHOWN = 50
const OBSTACLES_SHOWN = 100

const COLUMNS = {
  erasureId: hospitalErasures.erasureId,
  hospitalId: hospitalErasures.hospitalId,
  state: hospitalErasures.state,
  reason: hospitalErasures.reason,
  askedBy: hospitalErasures.askedBy,
  askedAt: hospitalErasures.askedAt,
  decidedBy: hospitalErasures.decidedBy,
  decidedAt: hospitalErasures.decidedAt,
  answer: hospitalErasures.answer,
  counts: hospitalErasures.counts,
  finishedAt: hospitalErasures.finishedAt,
  hospital: hospitals.name,
}

/** Returns false if an erasure was requested before; the transaction is then over. */
export async function insertErasure(
  tx: Db,
  asked: typeof hospitalErasures.$inferInsert,
): Promise<boolean> {
  try {
    await tx.insert(hospitalErasures).values(asked)
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'hospital_erasures_one')) return false
    throw error
  }
}

/** Queries the erasures of one hospital, or of all: open ones first, then the newest. */
export async function listErasures(db: Db, hospitalId?: string): Promise<Erasure[]> {
  return db
    .select(COLUMNS)
    .from(hospitalErasures)
    .innerJoin(hospitals, eq(hospitals.hospitalId, hospitalErasures.hospitalId))
    .where(hospitalId === undefined ? undefined : eq(hospitalErasures.hospitalId, hospitalId))
    .orderBy(
      desc(sql`${hospitalErasures.state} in ('asked', 'running')`),
      desc(hospitalErasures.askedAt),
    )
    .limit(SHOWN)
}

export async function findErasure(db: Db, erasureId: string): Promise<Erasure | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(hospitalErasures)
    .innerJoin(hospitals, eq(hospitals.hospitalId, hospitalErasures.hospitalId))
    .where(eq(hospitalErasures.erasureId, erasureId))
  return row
}

/** Locks and returns the request; the lock serialises decisions and the job's batches. */
export async function lockErasure(tx: Db, erasureId: string): Promise<Erasure | undefined> {
  await tx.execute(sql`select 1 from hospital_erasures where erasure_id = ${erasureId} for update`)
  return findErasure(tx, erasureId)
}

export async function changeErasure(
  tx: Db,
  erasureId: string,
  changes: Partial<Omit<Erasure, 'erasureId' | 'hospital'>> & { state?: ErasureState },
): Promise<void> {
  await tx.update(hospitalErasures).set(changes).where(eq(hospitalErasures.erasureId, erasureId))
}

/**
 * Closes the hospital: deletes sessions, links and passwords, so that none of its people can sign in. Returns the number of
 * accounts.
 */
export async function closeHospital(tx: Db, hospitalId: string, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const people = sql`(select account_id from accounts where hospital_id = ${hospitalId} and user_type = 'vet')`
  await tx.execute(sql`update hospitals set erased_at = ${at} where hospital_id = ${hospitalId}`)
  await tx.execute(sql`delete from sessions where account_id in ${people}`)
  await tx.execute(sql`delete from password_resets where account_id in ${people}`)
  await tx.execute(sql`delete from passkeys where account_id in ${people}`)
  await tx.execute(sql`delete from totp_factors where account_id in ${people}`)
  const { rowCount } = await tx.execute(sql`
    update accounts set password_hash = '', disabled_at = coalesce(disabled_at, ${at})
    where hospital_id = ${hospitalId} and user_type = 'vet'`)
  return rowCount ?? 0
}

/** Allows this transaction to erase the hospital's rows from append-only tables. */
export async function allowErasing(tx: Db, hospitalId: string): Promise<void> {
  await tx.execute(sql`select set_config('systole.erasing_hospital', ${hospitalId}, true)`)
}

type ObstacleRow = Omit<ErasureObstacle, 'caseId'> & {
  caseId: string | null
  caseNumber: number | null
  service: ServiceId | null
}

/** Returns open work and money by name; the hospital can be erased if there are none. */
export async function obstaclesOf(db: Db, hospitalId: string): Promise<ErasureObstacle[]> {
  const statuses = statusesOfAll('queued', 'inWork', 'repeatAsked').map((each) => sql`${each}`)
  const { rows } = await db.execute<ObstacleRow>(sql`
    with checkouts_of as (select x.*, c.case_number, c.service from checkouts x join cases c on c.case_id = x.case_id
      where x.hospital_id = ${hospitalId})
    select 'case' as kind, '' as name, case_id as "caseId", case_number::float8 as "caseNumber", service from cases
      where hospital_id = ${hospitalId} and submitted_at is not null
        and status in (${sql.join(statuses, sql`, `)})
    union all select 'signedReport', '', c.case_id, c.case_number::float8, c.service from cases c
      where c.hospital_id = ${hospitalId} and (
        exists (select 1 from signed_reports s where s.case_id = c.case_id)
        or exists (select 1 from reports r where r.case_id = c.case_id and r.pdf_key is null))
    union all select 'checkout', checkout_id, case_id, case_number::float8, service from checkouts_of
      where state in ('creating', 'open', 'processing')
    union all select 'payment', checkout_id, case_id, case_number::float8, service from checkouts_of x
      where state in ('paid_duplicate', 'paid_mismatch') and handled_at is null
        and not exists (select 1 from refunds r where r.checkout_id = x.checkout_id and r.state = 'succeeded')
    union all select 'refund', r.refund_id, x.case_id, x.case_number::float8, x.service from refunds r
      join checkouts_of x on x.checkout_id = r.checkout_id where r.state in ('asked', 'approved', 'pending')
    union all select 'dispute', d.dispute_id, x.case_id, x.case_number::float8, x.service from disputes d
      join checkouts_of x on x.checkout_id = d.checkout_id where d.state = 'open'
    union all select 'invoice', x.checkout_id, x.case_id, x.case_number::float8, x.service from checkouts_of x
      where x.state = 'paid' and not exists (
        select 1 from billing_documents b where b.checkout_id = x.checkout_id and b.kind = 'invoice')
    union all select 'credits', p.name, null, null, null from ledger_accounts a
      join credit_plans p on p.credit_plan_id = split_part(a.account_id, ':', 4)
      join lateral (select e.balance_after from ledger_entries e where e.account_id = a.account_id
        order by e.position desc limit 1) held on held.balance_after > 0
      where a.kind = 'hospital_credits' and a.owner = ${hospitalId}
    limit ${OBSTACLES_SHOWN}`)
  return rows.map(({ kind, name, caseId, caseNumber, service }) => ({
    kind,
    name: caseNumber === null ? name : caseNumberText(caseNumber, service ?? undefined),
    caseId: caseId ?? '',
  }))
}

export type KeptRow = {
  kind: 'originals' | 'reports' | 'invoices' | 'payments'
  count: number
  /** The time of the newest one, from which its seven years count. */
  newestAt: Date | null
}

/** Returns the records of a hospital that an erasure keeps, or has kept. */
export async function keptOf(db: Db, hospitalId: string): Promise<KeptRow[]> {
  const { rows } = await db.execute<Omit<KeptRow, 'newestAt'> & { newestAt: string | null }>(sql`
    select 'originals' as kind, count(*)::int as count, max(coalesce(c.closed_at, c.submitted_at)) as "newestAt"
      from files f join cases c on c.case_id = f.case_id
      where f.hospital_id = ${hospitalId} and c.submitted_at is not null and (f.deleted_at is null or f.kept)
    union all select 'reports', count(*)::int, max(released_at) from (
      select released_at from reports where hospital_id = ${hospitalId}
      union all select released_at from locked_reports where hospital_id = ${hospitalId}) released
    union all select 'invoices', count(*)::int, max(issued_at) from billing_documents where hospital_id = ${hospitalId}
    union all select 'payments', count(*)::int, null from checkouts
      where hospital_id = ${hospitalId} and state in ('paid', 'paid_duplicate', 'paid_mismatch')`)
  return rows.map((row) => ({
    ...row,
    newestAt: row.newestAt === null ? null : new Date(row.newestAt),
  }))
}

/** Returns the size of a hospital's data. */
export async function erasureSizeOf(db: Db, hospitalId: string) {
  const { rows } = await db.execute<{
    accounts: number
    pets: number
    cases: number
    fileBytes: number
  }>(sql`
    select (select count(*) from accounts where hospital_id = ${hospitalId} and user_type = 'vet')::int as accounts,
      (select count(*) from pets where hospital_id = ${hospitalId})::int as pets,
      (select count(*) from cases where hospital_id = ${hospitalId})::int as cases,
      (select coalesce(sum(size_bytes), 0) from files
        where hospital_id = ${hospitalId} and (deleted_at is null or kept))::float8 as "fileBytes"`)
  return rows[0] ?? { accounts: 0, pets: 0, cases: 0, fileBytes: 0 }
}

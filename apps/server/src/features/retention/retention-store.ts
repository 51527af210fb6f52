import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** The time of the last change by a person: to the case, its log, an upload, or a draft of its forms. */
const TOUCHED_AT = sql`greatest(c.updated_at,
  (select max(e.at) from case_events e where e.case_id = c.case_id and e.role <> 'system'),
  (select max(u.last_seen_at) from uploads u where u.case_id = c.case_id),
  (select max(d.saved_at) from drafts d join accounts a on a.account_id = d.account_id
    where a.hospital_id = c.hospital_id and d.place in ('clinical/' || c.case_id, 'questions/' || c.case_id)))`

/** Certainly unpaid: never submitted, no credits deducted, and no payment that is open, completed, or under review. */
const UNPAID = sql`c.status in ('open', 'upload') and c.submitted_at is null
  and not exists (select 1 from ledger_postings l where l.case_id = c.case_id)
  and not exists (select 1 from checkouts x where x.case_id = c.case_id and x.state not in ('failed', 'expired'))`

export type Untouched = { caseId: string; touchedAt: Date }

/** Returns unpaid cases without a warning whose last change is before this time, oldest first. */
export async function untouchedSince(db: Db, before: Date, limit: number): Promise<Untouched[]> {
  const { rows } = await db.execute<{ caseId: string; touchedAt: string }>(sql`
    select c.case_id as "caseId", ${TOUCHED_AT} as "touchedAt" from cases c
    where ${UNPAID} and c.deletion_due_at is null and c.updated_at <= ${stamp(before)}
      and ${TOUCHED_AT} <= ${stamp(before)}
    order by c.updated_at limit ${limit}`)
  return rows.map(({ caseId, touchedAt }) => ({ caseId, touchedAt: new Date(touchedAt) }))
}

/** Returns warned cases that are due, the longest overdue first. */
export async function deletionsDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ caseId: string }>(sql`
    select c.case_id as "caseId" from cases c where c.deletion_due_at <= ${stamp(now)}
    order by c.deletion_due_at limit ${limit}`)
  return rows.map(({ caseId }) => caseId)
}

/** Returns cases that their hospitals deleted before the given time, longest ago first. */
export async function deletedBefore(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ caseId: string }>(sql`
    select c.case_id as "caseId" from cases c where c.deleted_at <= ${stamp(before)}
    order by c.deleted_at limit ${limit}`)
  return rows.map(({ caseId }) => caseId)
}

/** Cancels the deletion of warned cases with a changed draft or upload, or a started payment. */
export async function clearTouchedDeletions(db: Db, warningMs: number): Promise<void> {
  const warning = sql`make_interval(secs => ${warningMs / 1000})`
  await db.execute(sql`
    update cases c set deletion_due_at = null
    where c.deletion_due_at is not null and (not (${UNPAID}) or ${TOUCHED_AT} > c.deletion_due_at - ${warning})`)
}

export type UnpaidCase = Untouched & {
  hospitalId: string
  caseNumber: number
  deletionDueAt: Date | null
  deletedAt: Date | null
}

/** Locks an unpaid case and returns its last change; `undefined` if it is paid, deleted or being changed. */
export async function lockUnpaid(db: Db, caseId: string): Promise<UnpaidCase | undefined> {
  const locked = await db.execute(
    sql`select 1 from cases where case_id = ${caseId} for update skip locked`,
  )
  if (locked.rows.length === 0) return undefined
  const { rows } = await db.execute<{
    hospitalId: string
    caseNumber: number
    touchedAt: string
    deletionDueAt: string | null
    deletedAt: string | null
  }>(sql`
    select c.hospital_id as "hospitalId", c.case_number::float8 as "caseNumber", ${TOUCHED_AT} as "touchedAt",
      c.deletion_due_at as "deletionDueAt", c.deleted_at as "deletedAt" from cases c
    where c.case_id = ${caseId} and ${UNPAID}`)
  const [row] = rows
  if (!row) return undefined
  return {
    ...row,
    caseId,
    touchedAt: new Date(row.touchedAt),
    deletionDueAt: row.deletionDueAt === null ? null : new Date(row.deletionDueAt),
    deletedAt: row.deletedAt === null ? null : new Date(row.deletedAt),
  }
}

export async function setDeletionDue(db: Db, caseId: string, due: Date | null): Promise<void> {
  const at = due && stamp(due)
  await db.execute(sql`update cases set deletion_due_at = ${at} where case_id = ${caseId}`)
}

/**
 * Statements that delete the rows of an unpaid case, in an order that satisfies foreign keys. The audit log and sent mails are
 * kept.
 */
const ROWS_OF_FILES = (caseId: string) => [
  sql`delete from measurements m using files f where f.file_id = m.file_id and f.case_id = ${caseId}`,
  sql`delete from key_images where case_id = ${caseId}`,
  sql`delete from enquiries where case_id = ${caseId}`,
]
const ROWS_OF_CASE = (caseId: string) => [
  sql`delete from notifications where case_id = ${caseId}`,
  sql`update internal_messages set case_id = null where case_id = ${caseId}`,
  sql`delete from staff_messages where case_id = ${caseId}`,
  sql`delete from case_visitors where case_id = ${caseId}`,
  sql`delete from checkouts where case_id = ${caseId} and state in ('failed', 'expired')`,
  sql`delete from drafts d using accounts a, cases c where c.case_id = ${caseId} and a.account_id = d.account_id
    and a.hospital_id = c.hospital_id and d.place in ('clinical/' || c.case_id, 'questions/' || c.case_id)`,
  sql`update pets p set (last_case_id, last_case_at, last_mode) =
    (select k.case_id, k.created_at, k.mode from (select 1) one left join lateral
      (select case_id, created_at, mode from cases where pet_id = p.pet_id and case_id <> ${caseId}
        order by created_at desc, case_id desc limit 1) k on true)
    where p.last_case_id = ${caseId}`,
  sql`select set_config('systole.ending_case', ${caseId}, true)`, // allows the trigger to delete this case's log lines
  sql`delete from case_events where case_id = ${caseId}`,
  sql`delete from cases where case_id = ${caseId}`,
]

/** Deletes the case with all its rows and returns the keys of its bytes. */
export async function deleteCase(
  db: Db,
  caseId: string,
): Promise<{ storageKeys: string[]; uploadIds: string[]; files: number }> {
  for (const statement of ROWS_OF_FILES(caseId)) await db.execute(statement)
  const uploads = await db.execute<{ id: string; state: string }>(
    sql`delete from uploads where case_id = ${caseId} returning upload_id as id, state`,
  )
  const recordings = await db.execute<{ signal: string | null; pyramid: string | null }>(
    sql`delete from ecg_recordings where case_id = ${caseId} returning signal_key as signal, pyramid_key as pyramid`,
  )
  const made = recordings.rows.flatMap(({ signal, pyramid }) =>
    [signal ?? [], pyramid ?? []].flat(),
  )
  const files = await db.execute<{ key: string }>(
    sql`delete from files where case_id = ${caseId} returning storage_key as key`,
  )
  for (const statement of ROWS_OF_CASE(caseId)) await db.execute(statement)
  const receiving = uploads.rows.filter(({ state }) => state === 'receiving').map(({ id }) => id)
  return {
    storageKeys: [...files.rows.map(({ key }) => key), ...made],
    uploadIds: receiving,
    files: files.rows.length,
  }
}

export type Original = {
  fileId: string
  caseId: string
  storageKey: string
  sha256: string
}

/** Returns files of paid cases that ended before the given time, oldest first. */
export async function originalsEndedBefore(
  db: Db,
  before: Date,
  limit: number,
): Promise<Original[]> {
  const { rows } = await db.execute<Original>(sql`
    select f.file_id as "fileId", f.case_id as "caseId", f.storage_key as "storageKey", f.sha256
    from cases c join files f on f.case_id = c.case_id and (f.deleted_at is null or f.kept)
    where c.submitted_at is not null and coalesce(c.closed_at, c.submitted_at) <= ${stamp(before)}
    order by coalesce(c.closed_at, c.submitted_at), f.file_id limit ${limit}`)
  return rows
}

/** Removes the files from their cases, except those that another run has removed. */
export async function endOriginals(
  db: Db,
  fileIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update files set deleted_at = coalesce(deleted_at, ${stamp(now)}), kept = false
    where file_id = any(${sql.param([...fileIds])}::text[]) and (deleted_at is null or kept) returning file_id as id`)
  return rows.map(({ id }) => id)
}

function stamp(time: Date) {
  return sql`${time.toISOString()}::timestamptz`
}

import { seenByHospital } from '@systole/domain/cases/case-timeline'
import { statusesOfAll } from '@systole/domain/services/services'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

const ROWS_AT_ONCE = 500

/** The statuses in which a note to the vet in charge is the hospital's. NOTE-1. */
const RELEASED = listed(statusesOfAll('released'))
/** The statuses in which the hospital knows the result of a case. */
const REPORTED = listed(statusesOfAll('released', 'repeatAsked', 'rejected'))
/** The case of a row whose values are drafts until the report is released. */
const reported = (hospitalId: string, alias: string) =>
  sql`${sql.raw(alias)}.hospital_id = ${hospitalId} and ${sql.raw(alias)}.status in (${sql.raw(listed(statusesOfAll('released', 'repeatAsked')))})`
/** The people of a case on our side, and since when one has it. */
const STAFF_OF_CASE = `array['reader_id', 'patcher_id', 'first_reviewer_id', 'second_reviewer_id', 'async_reviewer_id', 'claimed_at', 'lease_until']`

/**
 * The tables of an export, one file each. Secrets (password hashes, sessions, second factors) are never read, nor is what staff wrote
 * for each other: reviews, checklists, notes that do not leave the house. What people of the house measure and label is a draft until
 * the report is released. `seenInExport` reduces the case log, and `withoutHouse` takes out who they are.
 */
const TABLES: Record<string, (hospitalId: string) => SQL> = {
  hospital: (id) =>
    sql`select h.hospital_id as key, to_jsonb(h) as row from hospitals h where h.hospital_id = ${id}`,
  accounts: (
    id,
  ) => sql`select a.account_id as key, jsonb_build_object('account_id', a.account_id, 'email', a.email,
    'user_type', a.user_type, 'first_name', a.first_name, 'last_name', a.last_name, 'created_at', a.created_at,
    'disabled_at', a.disabled_at) as row from accounts a where a.hospital_id = ${id}`,
  pets: (id) =>
    sql`select p.pet_id as key, to_jsonb(p) - 'name_grams' as row from pets p where p.hospital_id = ${id}`,
  cases: (id) =>
    sql`select c.case_id as key, to_jsonb(c) - ${sql.raw(STAFF_OF_CASE)}
      - case when c.service = 'econsult' or c.status in (${sql.raw(REPORTED)}) then '' else 'result' end as row
      from cases c where c.hospital_id = ${id}`,
  'case-log': (id) =>
    sql`select lpad(e.case_event_id::text, 20, '0') as key, to_jsonb(e) as row from case_events e where e.hospital_id = ${id}`,
  enquiries: (id) =>
    sql`select q.enquiry_id as key, to_jsonb(q) as row from enquiries q join cases c on c.case_id = q.case_id where c.hospital_id = ${id}`,
  'case-notes': (id) =>
    sql`select n.case_id || '/' || n.type as key, to_jsonb(n) as row
      from case_notes n join cases c on c.case_id = n.case_id join accounts w on w.account_id = n.written_by
      where c.hospital_id = ${id} and (n.type = 'for_vet_in_charge' and c.status in (${sql.raw(RELEASED)})
        or n.type = 'reviewer' and (c.service = 'econsult' or w.user_type = 'vet'))`,
  messages: (id) =>
    sql`select m.message_id as key, to_jsonb(m) as row from staff_messages m where m.hospital_id = ${id}`,
  're-performances': (id) =>
    sql`select r.repeat_id as key, to_jsonb(r) as row from report_repeats r where r.hospital_id = ${id}`,
  measurements: (id) =>
    sql`select m.measurement_id as key, to_jsonb(m) as row from measurements m
      join files f on f.file_id = m.file_id join cases c on c.case_id = f.case_id where ${reported(id, 'c')}`,
  reports: (id) =>
    sql`select r.case_id || '/' || r.revision as key, to_jsonb(r) as row from reports r where r.hospital_id = ${id}`,
  files: (id) =>
    sql`select f.file_id as key, to_jsonb(f) as row from files f where f.hospital_id = ${id}`,
  'ecg-recordings': (id) =>
    sql`select r.recording_id as key, to_jsonb(r) as row from ecg_recordings r where r.hospital_id = ${id}`,
  'ecg-imports': (id) =>
    sql`select i.ecg_import_id::text as key, to_jsonb(i) as row from ecg_imports i where i.hospital_id = ${id}`,
  'ecg-analyses': (id) =>
    sql`select a.recording_id || '/' || a.version || '/' || a.species as key, to_jsonb(a) as row
      from ecg_analyses a join ecg_recordings r on r.recording_id = a.recording_id where r.hospital_id = ${id}`,
  'ecg-values': (id) =>
    sql`select v.ecg_value_id::text as key, to_jsonb(v) as row
      from ecg_values v join ecg_recordings r on r.recording_id = v.recording_id join cases c on c.case_id = r.case_id
      where ${reported(id, 'c')}`,
  'ecg-patches': (id) =>
    sql`select p.recording_id || '/' || p.patch_revision as key, to_jsonb(p) - array['note', 'role'] as row
      from ecg_patches p join ecg_recordings r on r.recording_id = p.recording_id join cases c on c.case_id = r.case_id
      where ${reported(id, 'c')}`,
  'ecg-measurement-sets': (id) =>
    sql`select s.recording_id || '/' || s.patch_revision || '/' || s.lead || '/' || s.analysis_version as key, to_jsonb(s) as row
      from ecg_measurement_sets s join ecg_recordings r on r.recording_id = s.recording_id join cases c on c.case_id = r.case_id
      where ${reported(id, 'c')}`,
  payments: (id) =>
    sql`select x.checkout_id as key, to_jsonb(x) as row from checkouts x where x.hospital_id = ${id}`,
  refunds: (id) =>
    sql`select r.refund_id as key, to_jsonb(r) as row from refunds r join checkouts x on x.checkout_id = r.checkout_id where x.hospital_id = ${id}`,
  'billing-documents': (id) =>
    sql`select b.document_id as key, to_jsonb(b) as row from billing_documents b where b.hospital_id = ${id}`,
  mails: (id) =>
    sql`select m.mail_id as key, to_jsonb(m) as row from mails m where m.hospital_id = ${id}`,
}

export const EXPORTED_TABLES: readonly string[] = Object.keys(TABLES)

/** Iterates over the hospital's rows of a table in key order, with a few hundred in memory. */
export async function* exportedRowsOf(
  db: Db,
  table: string,
  hospitalId: string,
): AsyncGenerator<unknown> {
  const select = TABLES[table]
  if (!select) throw new Error(`${table} is not exported`)
  const own = await accountsOf(db, hospitalId)
  let after = ''
  for (;;) {
    const { rows } = await db.execute<{ key: string; row: unknown }>(sql`
      select key, row from (${select(hospitalId)}) rows where key > ${after} order by key limit ${ROWS_AT_ONCE}`)
    for (const { row } of rows) {
      const seen = table === 'case-log' ? seenInExport(row) : row
      if (seen !== undefined) yield withoutHouse(seen, own)
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.key
  }
}

const ACCOUNT_ID = /^account_[0-9a-z]+$/

/** Returns a row without the people who are not the hospital's: their ids are null, in its documents as well. */
function withoutHouse(value: unknown, own: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return ACCOUNT_ID.test(value) && !own.has(value) ? null : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => withoutHouse(each, own))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutHouse(each, own)]),
  )
}

async function accountsOf(db: Db, hospitalId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select account_id as id from accounts where hospital_id = ${hospitalId}`,
  )
  return new Set(rows.map(({ id }) => id))
}

function listed(statuses: readonly string[]): string {
  return statuses.map((status) => `'${status}'`).join(', ')
}

type LoggedRow = Record<'role' | 'action' | 'to_value' | 'note', string>

/** Returns a line of the case log as its hospital may read it: without lines, notes and people of the house. trust 1.3. */
function seenInExport(row: unknown): unknown {
  const logged = row as LoggedRow // the columns of the table
  const { role, action, to_value: to, note } = logged
  const seen = seenByHospital({ role, action, to, note })
  if (!seen) return undefined
  return { ...logged, note: seen.note }
}

export type ExportedBytes = { path: string; key: string; sizeBytes: number; at: Date }

/** Returns the stored originals, the signals read from them, and PDFs of reports and billing documents. */
export async function exportedBytesOf(db: Db, hospitalId: string): Promise<ExportedBytes[]> {
  const { rows } = await db.execute<{ path: string; key: string; size: string; at: string }>(sql`
    select 'originals/' || f.case_id || '/' || f.file_id || '-' || f.name as path, f.storage_key as key,
      f.size_bytes as size, f.created_at as at
    from files f where f.hospital_id = ${hospitalId} and (f.deleted_at is null or f.kept)
    union all
    select 'reports/' || r.case_id || '/' || r.revision || '.pdf', r.pdf_key, r.pdf_size_bytes, r.released_at
    from reports r where r.hospital_id = ${hospitalId} and r.pdf_key is not null
    union all
    select 'ecg-signals/' || r.case_id || '/' || r.recording_id || '.int16', r.signal_key, r.signal_bytes, r.imported_at
    from ecg_recordings r join files f on f.file_id = r.file_id
    where r.hospital_id = ${hospitalId} and r.signal_key is not null and (f.deleted_at is null or f.kept)
    union all
    select 'billing/' || replace(b.identity, '/', '-') || '.pdf', b.storage_key, b.size_bytes, b.drawn_at
    from billing_pdfs b where b.hospital_id = ${hospitalId}
    order by 1`)
  return rows.map(({ size, at, ...row }) => ({ ...row, sizeBytes: Number(size), at: new Date(at) }))
}

/** Returns an admin account that may request an export. */
export async function findOfficeAdmin(db: Db, email: string) {
  const { rows } = await db.execute<{ accountId: string }>(sql`
    select account_id as "accountId" from accounts
    where email = ${email} and user_type = 'internal_admin' and disabled_at is null`)
  return rows[0]?.accountId
}

export async function hospitalNamed(db: Db, hospitalId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from hospitals where hospital_id = ${hospitalId}`,
  )
  return rows[0]?.name
}

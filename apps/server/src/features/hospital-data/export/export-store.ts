import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

const ROWS_AT_ONCE = 500

/** The tables of an export, one file each. Secrets (password hashes, sessions, second factors) are never read. */
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
    sql`select c.case_id as key, to_jsonb(c) as row from cases c where c.hospital_id = ${id}`,
  'case-log': (id) =>
    sql`select lpad(e.case_event_id::text, 20, '0') as key, to_jsonb(e) as row from case_events e where e.hospital_id = ${id}`,
  enquiries: (id) =>
    sql`select q.enquiry_id as key, to_jsonb(q) as row from enquiries q join cases c on c.case_id = q.case_id where c.hospital_id = ${id}`,
  'case-notes': (id) =>
    sql`select n.case_id || '/' || n.type as key, to_jsonb(n) as row from case_notes n join cases c on c.case_id = n.case_id where c.hospital_id = ${id}`,
  messages: (id) =>
    sql`select m.message_id as key, to_jsonb(m) as row from staff_messages m where m.hospital_id = ${id}`,
  're-performances': (id) =>
    sql`select r.repeat_id as key, to_jsonb(r) as row from report_repeats r where r.hospital_id = ${id}`,
  measurements: (id) =>
    sql`select m.measurement_id as key, to_jsonb(m) as row from measurements m join files f on f.file_id = m.file_id where f.hospital_id = ${id}`,
  reports: (id) =>
    sql`select r.case_id || '/' || r.revision as key, to_jsonb(r) as row from reports r where r.hospital_id = ${id}`,
  files: (id) =>
    sql`select f.file_id as key, to_jsonb(f) as row from files f where f.hospital_id = ${id}`,
  'case-tests': (id) =>
    sql`select x.case_id || '/' || x.type as key, to_jsonb(x) as row from case_tests x join cases c on c.case_id = x.case_id where c.hospital_id = ${id}`,
  'ecg-recordings': (id) =>
    sql`select r.recording_id as key, to_jsonb(r) as row from ecg_recordings r where r.hospital_id = ${id}`,
  'ecg-imports': (id) =>
    sql`select i.ecg_import_id::text as key, to_jsonb(i) as row from ecg_imports i where i.hospital_id = ${id}`,
  'ecg-analyses': (id) =>
    sql`select a.recording_id || '/' || a.version || '/' || a.species as key, to_jsonb(a) as row
      from ecg_analyses a join ecg_recordings r on r.recording_id = a.recording_id where r.hospital_id = ${id}`,
  'ecg-values': (id) =>
    sql`select v.ecg_value_id::text as key, to_jsonb(v) as row
      from ecg_values v join ecg_recordings r on r.recording_id = v.recording_id where r.hospital_id = ${id}`,
  'ecg-patches': (id) =>
    sql`select p.recording_id || '/' || p.patch_revision as key, to_jsonb(p) as row
      from ecg_patches p join ecg_recordings r on r.recording_id = p.recording_id where r.hospital_id = ${id}`,
  'ecg-measurement-sets': (id) =>
    sql`select s.recording_id || '/' || s.patch_revision || '/' || s.lead || '/' || s.analysis_version as key, to_jsonb(s) as row
      from ecg_measurement_sets s join ecg_recordings r on r.recording_id = s.recording_id where r.hospital_id = ${id}`,
  'ecg-reviews': (id) =>
    sql`select v.review_id as key, to_jsonb(v) as row
      from ecg_reviews v join cases c on c.case_id = v.case_id where c.hospital_id = ${id}`,
  'second-review-requests': (id) =>
    sql`select q.request_id as key, to_jsonb(q) as row
      from second_review_requests q join cases c on c.case_id = q.case_id where c.hospital_id = ${id}`,
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
export async function* rowsOf(db: Db, table: string, hospitalId: string): AsyncGenerator<unknown> {
  const select = TABLES[table]
  if (!select) throw new Error(`${table} is not exported`)
  let after = ''
  for (;;) {
    const { rows } = await db.execute<{ key: string; row: unknown }>(sql`
      select key, row from (${select(hospitalId)}) rows where key > ${after} order by key limit ${ROWS_AT_ONCE}`)
    for (const { row } of rows) yield row
    const last = rows.at(-1)
    if (!last) return
    after = last.key
  }
}

export type ExportedBytes = { path: string; key: string; sizeBytes: number; at: Date }

/** Returns the stored originals, the signals read from them, and PDFs of reports and billing documents. */
export async function bytesOf(db: Db, hospitalId: string): Promise<ExportedBytes[]> {
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

import { desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { cases } from '../../db/schema/cases.ts'
import { storageFindings } from '../../db/schema/operations.ts'

const SHOWN = 200

export type StorageProblem = 'missing' | 'size' | 'damaged'
/** The description of the bytes of a key for people. */
export type BytesName = {
  what: string
  name: string
  caseId: string | null
  caseNumber: number | null
}

/** Returns the description from the row that references this key; `undefined` if there is none. */
export async function nameOfBytes(db: Db, key: string): Promise<BytesName | undefined> {
  const { rows } = await db.execute<{
    what: string
    name: string
    case_id: string | null
    case_number: number | null
  }>(sql`
    select named.*, c.case_number::float8 as case_number from (
      select 'file' as what, name, case_id from files where storage_key = ${key} and deleted_at is null
      union all
      select 'preview', f.name || ' (' || p.kind || ')', f.case_id
        from previews p join files f on f.storage_key = p.source_key
        where p.storage_key = ${key} and f.deleted_at is null
      union all
      select case when r.signal_key = ${key} then 'signal' else 'pyramid' end, f.name || ' (ECG ' || r.number || ')', f.case_id
        from ecg_recordings r join files f on f.file_id = r.file_id
        where (r.signal_key = ${key} or r.pyramid_key = ${key}) and f.deleted_at is null
      union all
      select 'report', revision, case_id from reports where pdf_key = ${key}
      union all
      select 'logo', hospital_id, null from hospital_logos where logo_key = ${key}
      union all
      select 'still', key_image_id, case_id from key_images where storage_key = ${key}
      union all
      select 'invoice', identity, null from billing_pdfs where storage_key = ${key}
      limit 1) named
    left join cases c on c.case_id = named.case_id`)
  const [row] = rows
  if (!row) return undefined
  const { what, name, case_id: caseId, case_number: caseNumber } = row
  return { what, name, caseId, caseNumber }
}

/** Records a finding; returns true if it is new. */
export async function addFinding(
  db: Db,
  finding: Omit<BytesName, 'caseNumber'> & {
    storageKey: string
    problem: StorageProblem
    now: Date
  },
): Promise<boolean> {
  const { now: foundAt, ...row } = finding
  const added = await db
    .insert(storageFindings)
    .values({ ...row, foundAt })
    .onConflictDoUpdate({
      target: storageFindings.storageKey,
      set: { ...row, foundAt, resolvedAt: null },
      setWhere: sql`${storageFindings.resolvedAt} is not null`,
    })
    .returning({ key: storageFindings.storageKey })
  return added.length > 0
}

const OPEN = isNull(storageFindings.resolvedAt)

export async function openFindingKeys(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ key: storageFindings.storageKey })
    .from(storageFindings)
    .where(OPEN)
  return new Set(rows.map(({ key }) => key))
}

export async function resolveFinding(db: Db, key: string, now: Date): Promise<void> {
  await db
    .update(storageFindings)
    .set({ resolvedAt: now })
    .where(eq(storageFindings.storageKey, key))
}

/** Returns damaged and missing bytes, the newest finding first. */
export async function openFindings(db: Db) {
  const findings = await db
    .select({
      storageKey: storageFindings.storageKey,
      what: storageFindings.what,
      problem: storageFindings.problem,
      name: storageFindings.name,
      caseId: storageFindings.caseId,
      caseNumber: cases.caseNumber,
      service: cases.service,
      foundAt: storageFindings.foundAt,
    })
    .from(storageFindings)
    .leftJoin(cases, eq(cases.caseId, storageFindings.caseId))
    .where(OPEN)
    .orderBy(desc(storageFindings.foundAt), storageFindings.storageKey)
    .limit(SHOWN)
  return { findings, total: await db.$count(storageFindings, OPEN) }
}

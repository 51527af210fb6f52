import type { CaseStatus } from '@systole/domain/cases/case'
import type { ServiceId } from '@systole/domain/services/service-id'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

export type DeletableCase = {
  caseId: string
  caseNumber: number
  petName: string
  service: ServiceId
  status: CaseStatus
  isSubmitted: boolean
  /** True if credits were deducted, or if a checkout is neither failed nor expired. */
  hasPayment: boolean
  isDeleted: boolean
}

/** Locks and returns cases of a hospital, in a fixed order; deleted ones too. */
export async function lockCases(
  db: Db,
  caseIds: readonly string[],
  hospitalId: string,
): Promise<DeletableCase[]> {
  const own = sql`c.case_id = any(${sql.param([...caseIds])}::text[]) and c.hospital_id = ${hospitalId}`
  await db.execute(sql`select 1 from cases c where ${own} order by c.case_id for update`)
  // a separate statement: it sees what the previous holder of the lock has committed
  const { rows } = await db.execute<DeletableCase>(sql`
    select c.case_id as "caseId", c.case_number::float8 as "caseNumber", p.name as "petName", c.service, c.status,
      c.submitted_at is not null as "isSubmitted", c.deleted_at is not null as "isDeleted",
      exists (select 1 from ledger_postings l where l.case_id = c.case_id)
        or exists (select 1 from checkouts x where x.case_id = c.case_id and x.state not in ('failed', 'expired')) as "hasPayment"
    from cases c join pets p on p.pet_id = c.pet_id where ${own} order by c.case_number`)
  return rows
}

/** Deletes at the given time, or restores, which counts as a change. */
export async function setDeleted(
  db: Db,
  caseIds: readonly string[],
  { at, now }: { at: Date | null; now: Date },
): Promise<void> {
  const deletedAt = at && sql`${at.toISOString()}::timestamptz`
  await db.execute(sql`
    update cases set deleted_at = ${deletedAt},
      updated_at = ${at ? sql`updated_at` : sql`${now.toISOString()}::timestamptz`}
    where case_id = any(${sql.param([...caseIds])}::text[])`)
}

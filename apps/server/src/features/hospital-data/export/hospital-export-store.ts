import type { ExportState } from '@systole/domain/hospital-data/hospital-export'
import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { hospitalExports } from '../../../db/schema/hospital-data.ts'

export type HospitalExport = typeof hospitalExports.$inferSelect
const SHOWN = 20

/** Returns false while another export of the hospital is being made; the transaction is then over. */
export async function insertExport(
  tx: Db,
  asked: typeof hospitalExports.$inferInsert,
): Promise<boolean> {
  try {
    await tx.insert(hospitalExports).values(asked)
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'hospital_exports_one_under_way')) return false
    throw error
  }
}

/** Queries the exports of a hospital, newest first. */
export async function exportsOf(db: Db, hospitalId: string): Promise<HospitalExport[]> {
  return db
    .select()
    .from(hospitalExports)
    .where(eq(hospitalExports.hospitalId, hospitalId))
    .orderBy(desc(hospitalExports.askedAt))
    .limit(SHOWN)
}

export async function findExport(db: Db, exportId: string): Promise<HospitalExport | undefined> {
  const [row] = await db
    .select()
    .from(hospitalExports)
    .where(eq(hospitalExports.exportId, exportId))
  return row
}

/** Changes an export that is in one of these states; returns false otherwise. */
export async function changeExport(
  db: Db,
  exportId: string,
  from: readonly ExportState[],
  changes: Partial<HospitalExport>,
): Promise<boolean> {
  const changed = await db
    .update(hospitalExports)
    .set(changes)
    .where(and(eq(hospitalExports.exportId, exportId), inArray(hospitalExports.state, [...from])))
    .returning({ exportId: hospitalExports.exportId })
  return changed.length > 0
}

/** Queries finished exports that have expired. */
export async function outdatedExports(db: Db, now: Date): Promise<HospitalExport[]> {
  return db
    .select()
    .from(hospitalExports)
    .where(and(eq(hospitalExports.state, 'ready'), lte(hospitalExports.expiresAt, now)))
}

import type { UserType } from '@systole/domain/accounts/user-type'
import { measurementText } from '@systole/domain/measurements/measurement-text'
import { pageScaleOf } from '@systole/domain/measurements/page-scale'
import { doubtOf } from '@systole/domain/measurements/plausibility'
import { spacingOf } from '@systole/domain/measurements/refuse-measurement'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { measurements } from '../../db/schema/measurements.ts'
import { files } from '../../db/schema/uploads.ts'

export type MeasurementRow = typeof measurements.$inferSelect
export type AuthoredMeasurement = MeasurementRow & {
  author: { firstName: string; lastName: string; userType: UserType; hospitalId: string | null }
}

/** Returns the measurements of a file, oldest first. */
export async function listMeasurements(db: Db, fileId: string): Promise<AuthoredMeasurement[]> {
  const { firstName, lastName, userType, hospitalId } = accounts
  const rows = await db
    .select({ row: measurements, author: { firstName, lastName, userType, hospitalId } })
    .from(measurements)
    .innerJoin(accounts, eq(accounts.accountId, measurements.authorId))
    .where(and(eq(measurements.fileId, fileId), isNull(measurements.deletedAt)))
    .orderBy(asc(measurements.createdAt), asc(measurements.measurementId))
  return rows.map(({ row, author }) => ({ ...row, author }))
}

/** Locks the file until the transaction ends, so that its measurements are counted one after another. */
export async function lockFile(db: Db, fileId: string): Promise<void> {
  await db
    .select({ fileId: files.fileId })
    .from(files)
    .where(eq(files.fileId, fileId))
    .for('no key update')
}

export async function findMeasurement(
  db: Db,
  measurementId: string,
): Promise<MeasurementRow | undefined> {
  const [row] = await db
    .select()
    .from(measurements)
    .where(eq(measurements.measurementId, measurementId))
    .for('update')
  return row
}

export async function countMeasurements(db: Db, fileId: string): Promise<number> {
  const [row] = await db
    .select({ there: count() })
    .from(measurements)
    .where(and(eq(measurements.fileId, fileId), isNull(measurements.deletedAt)))
  return row?.there ?? 0
}

/** Inserts a measurement; returns false if the id is in use. */
export async function insertMeasurement(db: Db, row: MeasurementRow): Promise<boolean> {
  const inserted = await db
    .insert(measurements)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: measurements.version })
  return inserted.length > 0
}

export async function updateMeasurement(db: Db, row: MeasurementRow): Promise<void> {
  const { frame, points, label, value, version, updatedAt, deletedAt } = row
  await db
    .update(measurements)
    .set({ frame, points, label, value, version, updatedAt, deletedAt })
    .where(eq(measurements.measurementId, row.measurementId))
}

/** Returns the measurements in the files of a case, oldest first, with their report texts; the text is empty without a value. */
export async function measuredOfCase(db: Db, caseId: string) {
  const rows = await db
    .select({ row: measurements, fileName: files.name, facts: files.facts })
    .from(measurements)
    .innerJoin(files, eq(files.fileId, measurements.fileId))
    .where(and(eq(files.caseId, caseId), isNull(files.deletedAt), isNull(measurements.deletedAt)))
    .orderBy(asc(measurements.createdAt), asc(measurements.measurementId))
  const marks = rows
    .map(({ row }) => row)
    .toSorted((a, b) => Number(a.updatedAt) - Number(b.updatedAt))
  return rows.map(({ row, fileName, facts }) => {
    const spacing = spacingOf(facts)
    const ofFile = marks.filter(({ fileId }) => fileId === row.fileId)
    const text = measurementText(row, spacing, pageScaleOf(ofFile, row.frame)) ?? ''
    return { row, fileName, text, isImplausible: doubtOf(row, spacing) !== undefined }
  })
}

/** Returns the report texts by measurement id, without those that have no value. */
export async function measuredTexts(db: Db, caseId: string): Promise<Map<string, string>> {
  const measured = await measuredOfCase(db, caseId)
  return new Map(
    measured.flatMap(({ row, text }) => (text === '' ? [] : [[row.measurementId, text] as const])),
  )
}

import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ecgSensitivityBeats } from '../../db/schema/ecg-patches.ts'

type Row = typeof ecgSensitivityBeats.$inferSelect
export type SensitivityKey = Pick<Row, 'recordingId' | 'version' | 'species' | 'sensitivity'>

/** Returns the stored automatic beats at a sensitivity. */
export async function findSensitivityBeats(
  db: Db,
  { recordingId, version, species, sensitivity }: SensitivityKey,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ beats: ecgSensitivityBeats.beats })
    .from(ecgSensitivityBeats)
    .where(
      and(
        eq(ecgSensitivityBeats.recordingId, recordingId),
        eq(ecgSensitivityBeats.version, version),
        eq(ecgSensitivityBeats.species, species),
        eq(ecgSensitivityBeats.sensitivity, sensitivity),
      ),
    )
  return row?.beats
}

/** Inserts the beats; those of another worker are equal. */
export async function insertSensitivityBeats(
  db: Db,
  row: typeof ecgSensitivityBeats.$inferInsert,
): Promise<void> {
  await db.insert(ecgSensitivityBeats).values(row).onConflictDoNothing()
}

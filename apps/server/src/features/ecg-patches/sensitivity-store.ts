import type { DecidableShape } from '@systole/domain/ecg-patches/undecided-groups'
import { sensitivityOf } from '@systole/ecg/patches/apply-edits'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ecgSensitivityBeats, type SensitivityShapes } from '../../db/schema/ecg-patches.ts'
import { analysedShapes } from '../ecg-recordings/analysis-store.ts'

type Row = typeof ecgSensitivityBeats.$inferSelect
export type SensitivityKey = Pick<Row, 'recordingId' | 'version' | 'species' | 'sensitivity'>

function is({ recordingId, version, species, sensitivity }: SensitivityKey) {
  return and(
    eq(ecgSensitivityBeats.recordingId, recordingId),
    eq(ecgSensitivityBeats.version, version),
    eq(ecgSensitivityBeats.species, species),
    eq(ecgSensitivityBeats.sensitivity, sensitivity),
  )
}

/** Returns the stored automatic beats at a sensitivity. */
export async function findSensitivityBeats(
  db: Db,
  key: SensitivityKey,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ beats: ecgSensitivityBeats.beats })
    .from(ecgSensitivityBeats)
    .where(is(key))
  return row?.beats
}

/** Returns the shapes of the automatic beats at a sensitivity, if they were kept. */
export async function findSensitivityShapes(
  db: Db,
  key: SensitivityKey,
): Promise<SensitivityShapes | undefined> {
  const [row] = await db
    .select({ shapes: ecgSensitivityBeats.shapes })
    .from(ecgSensitivityBeats)
    .where(is(key))
  return row?.shapes ?? undefined
}

/** Returns the sensitivity of a revision of a recording. */
async function sensitivityAt(db: Db, recordingId: string, patchRevision: string): Promise<number> {
  const { rows } = await db.execute<{ edits: PatchEdit[] }>(sql`
    select jsonb_path_query_array(edits, '$[*] ? (@.edit == "setSensitivity")') as edits
    from ecg_patches where recording_id = ${recordingId} and patch_revision <= ${patchRevision}
    order by patch_revision`)
  return sensitivityOf(rows.flatMap(({ edits }) => edits))
}

/** Returns the shapes by which the beats of a revision are decided: those of the sensitivity at which they were found. */
export async function decidableShapes(
  db: Db,
  { patchRevision, ...base }: Omit<SensitivityKey, 'sensitivity'> & { patchRevision: string },
): Promise<DecidableShape[]> {
  const sensitivity = await sensitivityAt(db, base.recordingId, patchRevision)
  const found =
    sensitivity === 0 ? undefined : await findSensitivityShapes(db, { ...base, sensitivity })
  return found?.shapes ?? (await analysedShapes(db, base))
}

/** Inserts the beats; those of another worker are equal. */
export async function insertSensitivityBeats(
  db: Db,
  row: typeof ecgSensitivityBeats.$inferInsert,
): Promise<void> {
  await db.insert(ecgSensitivityBeats).values(row).onConflictDoNothing()
}

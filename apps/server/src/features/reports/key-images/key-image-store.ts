import type { KeyPicture } from '@systole/domain/key-images/key-image'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { keyImages } from '../../../db/schema/key-images.ts'
import { files } from '../../../db/schema/uploads.ts'

export type KeyImageRow = typeof keyImages.$inferSelect
export type ShownKeyImage = Awaited<ReturnType<typeof listKeyImages>>[number]

/** Returns the pictures of a case, oldest first, or those with these ids. */
export async function listKeyImages(db: Db, caseId: string, ids?: readonly string[]) {
  if (ids?.length === 0) return []
  return db
    .select({
      row: keyImages,
      file: { name: files.name, kind: files.kind },
      author: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(keyImages)
    .innerJoin(files, eq(files.fileId, keyImages.fileId))
    .innerJoin(accounts, eq(accounts.accountId, keyImages.authorId))
    .where(and(eq(keyImages.caseId, caseId), ids && inArray(keyImages.keyImageId, [...ids])))
    .orderBy(asc(keyImages.createdAt), asc(keyImages.keyImageId))
}

export async function countKeyImages(db: Db, caseId: string): Promise<number> {
  const [row] = await db
    .select({ there: count() })
    .from(keyImages)
    .where(eq(keyImages.caseId, caseId))
  return row?.there ?? 0
}

export async function findKeyImage(db: Db, id: string): Promise<KeyImageRow | undefined> {
  const [row] = await db.select().from(keyImages).where(eq(keyImages.keyImageId, id))
  return row
}

export async function findStill(db: Db, storageKey: string): Promise<KeyImageRow | undefined> {
  const [row] = await db.select().from(keyImages).where(eq(keyImages.storageKey, storageKey))
  return row
}

/** Returns whether a released report of the case includes the picture, so that the hospital may see it. */
export async function isOnReport(
  db: Db,
  { caseId, keyImageId }: Pick<KeyImageRow, 'caseId' | 'keyImageId'>,
): Promise<boolean> {
  const named = JSON.stringify([{ id: keyImageId }])
  const { rows } = await db.execute(sql`
    select 1 from reports
    where case_id = ${caseId} and model -> 'keyImages' @> ${named}::jsonb limit 1`)
  return rows.length > 0
}

/** Inserts a picture; returns false if the id is in use. */
export async function insertKeyImage(db: Db, row: KeyImageRow): Promise<boolean> {
  const inserted = await db
    .insert(keyImages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: keyImages.keyImageId })
  return inserted.length > 0
}

/** Returns the picture as stored in a report. */
export function pictureOf({ still, strip, keyImageId }: KeyImageRow): KeyPicture {
  if (still) return { kind: 'still', ...still }
  if (strip) return { kind: 'strip', strip }
  throw new Error(`key image ${keyImageId} has no picture`)
}

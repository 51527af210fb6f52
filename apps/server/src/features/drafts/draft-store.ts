import type { DraftValue } from '@systole/domain/drafts/draft-value'
import { and, count, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { drafts } from '../../db/schema/drafts.ts'

export type DraftRow = Omit<typeof drafts.$inferSelect, 'value'> & { value: DraftValue | null }
type Place = Pick<DraftRow, 'accountId' | 'place'>

/** The maximum number of listed drafts; older rows of sent forms are only kept until they are swept. */
const LISTED_MAX = 500

export async function findDraft(db: Db, place: Place): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(samePlace(place))
  return row as DraftRow | undefined // only objects are written below
}

/** Locks the draft until the transaction ends. */
export async function lockDraft(db: Db, place: Place): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(samePlace(place)).for('update')
  return row as DraftRow | undefined // only objects are written below
}

/** Inserts a draft; returns false if another write was first. */
export async function insertDraft(db: Db, row: DraftRow): Promise<boolean> {
  const inserted = await db
    .insert(drafts)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: drafts.version })
  return inserted.length > 0
}

export async function updateDraft(db: Db, row: DraftRow): Promise<void> {
  const { value, version, writer, edit, savedAt } = row
  await db.update(drafts).set({ value, version, writer, edit, savedAt }).where(samePlace(row))
}

export async function countDrafts(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ drafts: count() })
    .from(drafts)
    .where(and(eq(drafts.accountId, accountId), isNotNull(drafts.value)))
  return row?.drafts ?? 0
}

export function listDrafts(db: Db, accountId: string) {
  const { place, version, writer, edit, savedAt } = drafts
  const gone = isNull(drafts.value).mapWith(Boolean)
  return db
    .select({ place, version, writer, edit, savedAt, gone })
    .from(drafts)
    .where(eq(drafts.accountId, accountId))
    .orderBy(desc(savedAt))
    .limit(LISTED_MAX)
}

export async function deleteDraftsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(drafts).where(lt(drafts.savedAt, before))
}

function samePlace({ accountId, place }: Place) {
  return and(eq(drafts.accountId, accountId), eq(drafts.place, place))
}

import type { PhraseLanguage, PhraseSection } from '@systole/domain/phrases/phrase'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { phrases, phraseUses } from '../../db/schema/phrases.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'

export const TEST_TYPE = 'econsult'
export type PhraseRow = typeof phrases.$inferSelect
export type ListedPhrase = PhraseRow & { used: number }

/**
 * Returns the shared phrases of a language and this account's own, by section and order, with the number of cases that used each.
 */
export async function listPhrases(
  db: Db,
  { language, accountId }: { language: PhraseLanguage; accountId: string },
): Promise<ListedPhrase[]> {
  const rows = await db
    .select({
      phrase: phrases,
      // the tables are named here: Drizzle writes a column of a select from one table without them
      used: sql<number>`(select count(*) from phrase_uses u where u.phrase_id = phrases.phrase_id)::float8`,
    })
    .from(phrases)
    .where(
      and(
        eq(phrases.testType, TEST_TYPE),
        eq(phrases.language, language),
        isNull(phrases.removedAt),
        or(isNull(phrases.ownerId), eq(phrases.ownerId, accountId)),
      ),
    )
    .orderBy(asc(phrases.section), asc(phrases.place), asc(phrases.label))
  return rows.map(({ phrase, used }) => ({ ...phrase, used }))
}

/** Locks a phrase until the transaction ends; another account's own is not found. */
export async function findPhrase(
  db: Db,
  phraseId: string,
  accountId: string,
): Promise<PhraseRow | undefined> {
  const [row] = await db.select().from(phrases).where(eq(phrases.phraseId, phraseId)).for('update')
  return row && (row.ownerId === null || row.ownerId === accountId) ? row : undefined
}

/** Returns the removed phrase of this label, which an added one replaces. */
export async function findRemoved(
  db: Db,
  by: {
    language: PhraseLanguage
    section: PhraseSection
    label: string
    ownerId: string | null
  },
): Promise<PhraseRow | undefined> {
  const { language, section, label, ownerId } = by
  const [row] = await db
    .select()
    .from(phrases)
    .where(
      and(
        eq(phrases.testType, TEST_TYPE),
        eq(phrases.language, language),
        eq(phrases.section, section),
        eq(phrases.label, label),
        ownerId === null ? isNull(phrases.ownerId) : eq(phrases.ownerId, ownerId),
      ),
    )
    .for('update')
  return row?.removedAt ? row : undefined
}

export async function writePhrase(db: Db, row: PhraseRow): Promise<void> {
  const { phraseId, ...set } = row
  try {
    await db.insert(phrases).values(row).onConflictDoUpdate({ target: phrases.phraseId, set })
  } catch (error) {
    if (isUniqueViolation(error, 'phrases_label')) throw fieldRefusal('label', 'is there already')
    throw error
  }
}

/** Returns the existing phrases of these ids and locks them until the transaction ends. */
export async function phrasesNamed(db: Db, phraseIds: readonly string[]): Promise<PhraseRow[]> {
  return db
    .select()
    .from(phrases)
    .where(and(inArray(phrases.phraseId, [...phraseIds]), isNull(phrases.removedAt)))
    .orderBy(asc(phrases.phraseId))
    .for('update')
}

export async function placePhrase(db: Db, phraseId: string, place: number): Promise<void> {
  await db.update(phrases).set({ place }).where(eq(phrases.phraseId, phraseId))
}

/** Records the use of a phrase, once per case. */
export async function addUse(db: Db, use: typeof phraseUses.$inferInsert): Promise<void> {
  await db.insert(phraseUses).values(use).onConflictDoNothing()
}

/** Adds default phrases; existing, changed or removed ones are not touched. */
export async function addPhrases(db: Db, rows: (typeof phrases.$inferInsert)[]): Promise<void> {
  await db.insert(phrases).values(rows).onConflictDoNothing()
}

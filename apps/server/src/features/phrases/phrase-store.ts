import type { PhraseLanguage, PhraseSection } from '@systole/domain/phrases/phrase'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { phrases } from '../../db/schema/phrases.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'

export const TEST_TYPE = 'econsult'
export type PhraseRow = typeof phrases.$inferSelect

/** The phrases of a language, by section and label. */
export async function listPhrases(db: Db, language: PhraseLanguage): Promise<PhraseRow[]> {
  return db
    .select()
    .from(phrases)
    .where(
      and(
        eq(phrases.testType, TEST_TYPE),
        eq(phrases.language, language),
        isNull(phrases.removedAt),
      ),
    )
    .orderBy(asc(phrases.section), asc(phrases.label))
}

export async function findPhrase(db: Db, phraseId: string): Promise<PhraseRow | undefined> {
  const [row] = await db.select().from(phrases).where(eq(phrases.phraseId, phraseId)).for('update')
  return row
}

/** The removed one of this label, which an added one takes the place of. */
export async function findRemoved(
  db: Db,
  by: { language: PhraseLanguage; section: PhraseSection; label: string },
): Promise<PhraseRow | undefined> {
  const [row] = await db
    .select()
    .from(phrases)
    .where(
      and(
        eq(phrases.testType, TEST_TYPE),
        eq(phrases.language, by.language),
        eq(phrases.section, by.section),
        eq(phrases.label, by.label),
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

/** First phrases; what is there, changed or removed by a person, stays as it is. */
export async function addPhrases(db: Db, rows: (typeof phrases.$inferInsert)[]): Promise<void> {
  await db.insert(phrases).values(rows).onConflictDoNothing()
}

import type { EcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { MreLanguage, MreSection } from '@systole/domain/mre/mre-phrase'
import { and, arrayContains, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { auditLog } from '../../db/schema/cases.ts'
import { mrePhrases, mrePhraseTexts } from '../../db/schema/mre.ts'
import { nameOf } from '../accounts/account-name-store.ts'

export type MrePhraseRow = typeof mrePhrases.$inferSelect
type TextRow = typeof mrePhraseTexts.$inferSelect

/** The text of a phrase that is in force: the newest approved one, otherwise the newest draft. */
export type MreTextRow = Pick<
  TextRow,
  'phraseId' | 'language' | 'text' | 'version' | 'approvedAt'
> &
  Pick<MrePhraseRow, 'section' | 'priority'>

/** Returns the texts in force of all phrases that can be inserted in reviews of the service, in the order of the catalogue. */
export async function textsInForce(db: Db, service: EcgService): Promise<MreTextRow[]> {
  const newest = db
    .selectDistinctOn([mrePhraseTexts.phraseId, mrePhraseTexts.language], {
      phraseId: mrePhraseTexts.phraseId,
      language: mrePhraseTexts.language,
      text: mrePhraseTexts.text,
      version: mrePhraseTexts.version,
      approvedAt: mrePhraseTexts.approvedAt,
    })
    .from(mrePhraseTexts)
    .orderBy(
      mrePhraseTexts.phraseId,
      mrePhraseTexts.language,
      sql`${mrePhraseTexts.approvedAt} is null`,
      desc(mrePhraseTexts.version),
    )
    .as('newest')
  return db
    .select({
      phraseId: newest.phraseId,
      language: newest.language,
      text: newest.text,
      version: newest.version,
      approvedAt: newest.approvedAt,
      section: mrePhrases.section,
      priority: mrePhrases.priority,
    })
    .from(newest)
    .innerJoin(mrePhrases, eq(mrePhrases.phraseId, newest.phraseId))
    .where(
      and(
        eq(mrePhrases.isManual, false),
        isNull(mrePhrases.removedAt),
        arrayContains(mrePhrases.services, [service]),
      ),
    )
    .orderBy(asc(mrePhrases.section), asc(mrePhrases.place), asc(mrePhrases.phraseId))
}

/** Returns a number that increases with every written or approved text and every change of a phrase. */
export async function catalogueVersion(db: Db): Promise<number> {
  const [row] = await db
    .select({
      version: sql<number>`(coalesce(max(${mrePhraseTexts.version}), 0) + count(${mrePhraseTexts.approvedAt})
        + (select coalesce(sum(p.version), 0) from ${mrePhrases} p))::float8`,
    })
    .from(mrePhraseTexts)
  return row?.version ?? 0
}

const writer = alias(accounts, 'writer')
const approver = alias(accounts, 'approver')
export type CatalogueTextRow = TextRow & { writer: string; approver: string }

/** Returns all phrases in the order of the catalogue. */
export async function listMrePhrases(db: Db): Promise<MrePhraseRow[]> {
  return db
    .select()
    .from(mrePhrases)
    .orderBy(asc(mrePhrases.section), asc(mrePhrases.place), asc(mrePhrases.phraseId))
}

/** Returns all versions of the texts of all phrases, or of one, the newest first, with who wrote and approved them. */
export async function listMreTexts(db: Db, phraseId?: string): Promise<CatalogueTextRow[]> {
  const rows = await db
    .select({ row: mrePhraseTexts, writer: nameOf(writer), approver: nameOf(approver) })
    .from(mrePhraseTexts)
    .leftJoin(writer, eq(writer.accountId, mrePhraseTexts.writtenBy))
    .leftJoin(approver, eq(approver.accountId, mrePhraseTexts.approvedBy))
    .where(phraseId === undefined ? undefined : eq(mrePhraseTexts.phraseId, phraseId))
    .orderBy(desc(mrePhraseTexts.version))
  return rows.map(({ row, ...names }) => ({ ...row, ...names }))
}

/** Returns the audited changes of a phrase with who made them. */
export async function phraseAudit(
  db: Db,
  phraseId: string,
): Promise<{ at: Date; by: string; action: string }[]> {
  return db
    .select({ at: auditLog.at, by: nameOf(accounts), action: auditLog.action })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.accountId, auditLog.actorId))
    .where(eq(auditLog.object, `mrePhrase:${phraseId}`))
    .orderBy(desc(auditLog.auditId))
}

/** Locks a phrase until the transaction ends. */
export async function findMrePhrase(db: Db, phraseId: string): Promise<MrePhraseRow | undefined> {
  const [row] = await db
    .select()
    .from(mrePhrases)
    .where(eq(mrePhrases.phraseId, phraseId))
    .for('update')
  return row
}

/** Returns the newest text of a phrase in a language. */
export async function newestMreText(
  db: Db,
  { phraseId, language }: { phraseId: string; language: MreLanguage },
): Promise<TextRow | undefined> {
  const [row] = await db
    .select()
    .from(mrePhraseTexts)
    .where(and(eq(mrePhraseTexts.phraseId, phraseId), eq(mrePhraseTexts.language, language)))
    .orderBy(desc(mrePhraseTexts.version))
    .limit(1)
  return row
}

export async function addMreText(db: Db, row: typeof mrePhraseTexts.$inferInsert): Promise<void> {
  await db.insert(mrePhraseTexts).values(row)
}

export async function approveText(
  db: Db,
  version: number,
  by: { approvedBy: string; approvedAt: Date },
): Promise<void> {
  await db.update(mrePhraseTexts).set(by).where(eq(mrePhraseTexts.version, version))
}

export async function addPhraseRow(db: Db, row: typeof mrePhrases.$inferInsert): Promise<void> {
  await db.insert(mrePhrases).values(row)
}

/** Changes a phrase, whose version increases. */
export async function changePhraseRow(
  db: Db,
  phraseId: string,
  to: Partial<Pick<MrePhraseRow, 'removedAt' | 'priority' | 'services' | 'isManual'>>,
): Promise<void> {
  await db
    .update(mrePhrases)
    .set({ ...to, version: sql`${mrePhrases.version} + 1` })
    .where(eq(mrePhrases.phraseId, phraseId))
}

/** Sets the place of a phrase among those of its section, which is no part of its version. */
export async function placeMrePhrase(db: Db, phraseId: string, place: number): Promise<void> {
  await db.update(mrePhrases).set({ place }).where(eq(mrePhrases.phraseId, phraseId))
}

/** Locks the phrases of a section, in their order, until the transaction ends. */
export async function phrasesOfSection(db: Db, section: MreSection): Promise<MrePhraseRow[]> {
  return db
    .select()
    .from(mrePhrases)
    .where(eq(mrePhrases.section, section))
    .orderBy(asc(mrePhrases.place), asc(mrePhrases.phraseId))
    .for('update')
}

/** Adds phrases that are not there, with their texts as drafts; existing, changed or removed ones are not touched. */
export async function addMissingPhrases(
  db: Db,
  rows: readonly {
    phrase: typeof mrePhrases.$inferInsert
    texts: readonly (typeof mrePhraseTexts.$inferInsert)[]
  }[],
): Promise<void> {
  for (const { phrase, texts } of rows) {
    const added = await db
      .insert(mrePhrases)
      .values(phrase)
      .onConflictDoNothing()
      .returning({ phraseId: mrePhrases.phraseId })
    if (added.length > 0) await db.insert(mrePhraseTexts).values([...texts])
  }
}

import type { CaseNoteType } from '@systole/domain/cases/case-note'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { caseNotes } from '../../../db/schema/case-notes.ts'

type NoteKey = { caseId: string; type: CaseNoteType }

export async function writeCaseNote(
  db: Db,
  { caseId, type, ...written }: NoteKey & { content: string; writtenBy: string; writtenAt: Date },
): Promise<void> {
  await db
    .insert(caseNotes)
    .values({ caseId, type, ...written })
    .onConflictDoUpdate({
      target: [caseNotes.caseId, caseNotes.type],
      set: { ...written, version: sql`${caseNotes.version} + 1` },
    })
}

export async function deleteCaseNote(db: Db, { caseId, type }: NoteKey): Promise<void> {
  await db.delete(caseNotes).where(and(eq(caseNotes.caseId, caseId), eq(caseNotes.type, type)))
}

import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { caseEvents } from '../../db/schema/cases.ts'
import { nameOf } from '../accounts/account-name-store.ts'

export async function eventsOfCase(db: Db, caseId: string) {
  return db
    .select({
      at: caseEvents.at,
      role: caseEvents.role,
      actorName: nameOf(accounts),
      action: caseEvents.action,
      from: caseEvents.fromValue,
      to: caseEvents.toValue,
      note: caseEvents.note,
    })
    .from(caseEvents)
    .leftJoin(accounts, eq(accounts.accountId, caseEvents.actorId))
    .where(eq(caseEvents.caseId, caseId))
    .orderBy(asc(caseEvents.caseEventId))
}

/** Returns the step that brought a case to its status, if a person gave a reason for it. */
export async function reasonedStep(db: Db, { caseId, status }: { caseId: string; status: string }) {
  const [step] = await db
    .select({
      at: caseEvents.at,
      by: nameOf(accounts),
      action: caseEvents.action,
      reason: caseEvents.note,
    })
    .from(caseEvents)
    .leftJoin(accounts, eq(accounts.accountId, caseEvents.actorId))
    .where(
      and(
        eq(caseEvents.caseId, caseId),
        eq(caseEvents.toValue, status),
        ne(caseEvents.fromValue, caseEvents.toValue),
      ),
    )
    .orderBy(desc(caseEvents.caseEventId))
    .limit(1)
  return step && step.reason !== '' ? step : undefined
}

/** Of notes, a sample of one page in a thousand is read; a text with so many hits in it is in about 10,000 notes. */
const SAMPLED_PERCENT = 0.1
const COMMON_HITS = 10

/** Selects log lines (alias `e`) whose note contains the text, looked up by its pairs of characters. */
export function noteHolds(text: string): SQL {
  return sql`name_grams(lower(e.note)) @> name_grams(lower(${text}::text)) and ${noteReads(text)}`
}

/** Checks the note of one line that is read in any case, because its pairs of characters would have to be computed. */
export function noteReads(text: string): SQL {
  return sql`e.note ilike ${contains(text)}`
}

/** Returns true if so many notes contain the text that a list in its order soon finds enough; a single letter is in most. */
export async function isCommonInNotes(db: Db, text: string): Promise<boolean> {
  if (/^[\w\p{P}]$/u.test(text)) return true
  const { rows } = await db.execute(
    sql`select 1 from case_events e tablesample system (${sql.raw(String(SAMPLED_PERCENT))}) repeatable (0)
      where ${noteReads(text)} limit ${COMMON_HITS}`,
  )
  return rows.length === COMMON_HITS
}

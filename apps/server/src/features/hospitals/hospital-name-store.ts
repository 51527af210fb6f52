import type { Language } from '@systole/domain/hospitals/hospital'
import { sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Db } from '../../db/database.ts'

/** Returns the ids of hospitals whose name contains the text. */
export async function hospitalsNamed(db: Db, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ hospital_id: string }>(
    sql`select hospital_id from hospitals where name ilike ${contains(text.trim())}`,
  )
  return rows.map((row) => row.hospital_id)
}

/** Returns the ids of hospitals with this report language. */
export async function hospitalsReading(db: Db, language: Language): Promise<string[]> {
  const { rows } = await db.execute<{ hospital_id: string }>(
    sql`select hospital_id from hospitals where coalesce(report_language, push_language) = ${language}`,
  )
  return rows.map((row) => row.hospital_id)
}

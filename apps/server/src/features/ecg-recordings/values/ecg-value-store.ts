import type { EcgValueField } from '@systole/domain/ecg-values/ecg-value'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { ecgRecordings, ecgValues } from '../../../db/schema/ecg.ts'

export type EcgValueRow = typeof ecgValues.$inferSelect & {
  author: Pick<typeof accounts.$inferSelect, 'accountId' | 'firstName' | 'lastName' | 'userType'>
}

/** Returns the values that people gave for these recordings, oldest first. */
export async function listEcgValues(
  db: Db,
  recordingIds: readonly string[],
): Promise<EcgValueRow[]> {
  if (recordingIds.length === 0) return []
  const rows = await db
    .select({
      value: ecgValues,
      author: {
        accountId: accounts.accountId,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        userType: accounts.userType,
      },
    })
    .from(ecgValues)
    .innerJoin(accounts, eq(accounts.accountId, ecgValues.authorId))
    .where(inArray(ecgValues.recordingId, [...recordingIds]))
    .orderBy(asc(ecgValues.ecgValueId))
  return rows.map(({ value, author }) => ({ ...value, author }))
}

/** Locks a recording, so that the values of one field follow each other. */
export async function lockRecording(db: Db, recordingId: string): Promise<void> {
  await db
    .select({ recordingId: ecgRecordings.recordingId })
    .from(ecgRecordings)
    .where(eq(ecgRecordings.recordingId, recordingId))
    .for('no key update')
}

export async function addEcgValue(
  db: Db,
  row: typeof ecgValues.$inferInsert & { field: EcgValueField },
): Promise<void> {
  await db.insert(ecgValues).values(row)
}

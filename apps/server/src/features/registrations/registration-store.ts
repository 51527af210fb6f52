import type { Application } from '@systole/domain/registrations/application'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { registrations } from '../../db/schema/registrations.ts'

export type RegistrationRow = typeof registrations.$inferSelect

/** Locks an e-mail address until the transaction ends, so that two requests cannot both find nothing. */
export async function lockApplicant(tx: Db, email: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${email}`}, 0))`,
  )
}

/** Returns the same application if it was sent before and is not confirmed yet. */
export async function findUnconfirmed(
  db: Db,
  application: Application,
): Promise<RegistrationRow | undefined> {
  const fields = Object.entries(application).map(
    ([field, text]) => eq(registrations[field as keyof Application], text), // an application has exactly these columns
  )
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.state, 'unconfirmed'), ...fields))
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  return row
}

export async function findNewestUnconfirmed(
  db: Db,
  email: string,
): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.state, 'unconfirmed'), eq(registrations.email, email)))
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  return row
}

/** Returns the application of a link, even if it has expired. */
export async function findByLink(
  db: Db,
  confirmationHash: Buffer,
): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.confirmationHash, confirmationHash))
  return row
}

export async function insertRegistration(
  db: Db,
  application: Application,
  more: Pick<RegistrationRow, 'confirmationHash' | 'language' | 'variant'> & { now: Date },
): Promise<RegistrationRow> {
  const { now, ...columns } = more
  const [row] = await db
    .insert(registrations)
    .values({
      ...application,
      ...columns,
      registrationId: newId('registration'),
      createdAt: now,
      confirmationSentAt: now,
    })
    .returning()
  if (!row) throw new Error('an application was not kept')
  return row
}

/** Replaces the link by a new one. */
export async function renewLink(
  db: Db,
  registrationId: string,
  { confirmationHash, now }: { confirmationHash: Buffer; now: Date },
): Promise<void> {
  await db
    .update(registrations)
    .set({ confirmationHash, confirmationSentAt: now })
    .where(eq(registrations.registrationId, registrationId))
}

/** Makes the application visible to staff; returns false if it was confirmed before. */
export async function confirmLink(db: Db, registrationId: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(registrations)
    .set({ state: 'waiting', confirmedAt: now })
    .where(
      and(eq(registrations.registrationId, registrationId), eq(registrations.state, 'unconfirmed')),
    )
    .returning({ registrationId: registrations.registrationId })
  return confirmed.length > 0
}

/** Deletes the waiting applications of an address, which a newer one replaces; returns their ids. */
export async function deleteWaitingOf(db: Db, email: string): Promise<string[]> {
  const deleted = await db
    .delete(registrations)
    .where(and(eq(registrations.email, email), eq(registrations.state, 'waiting')))
    .returning({ registrationId: registrations.registrationId })
  return deleted.map(({ registrationId }) => registrationId)
}

export async function findRegistration(
  db: Db,
  registrationId: string,
): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.registrationId, registrationId))
  return row
}

/** Locks the application until the transaction ends, so that the second of two admins sees the first one's decision. */
export async function lockRegistration(
  tx: Db,
  registrationId: string,
): Promise<RegistrationRow | undefined> {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(eq(registrations.registrationId, registrationId))
    .for('update')
  return row
}

export async function markDecided(
  db: Db,
  registrationId: string,
  decided: Pick<RegistrationRow, 'state' | 'decidedAt' | 'decidedBy' | 'reason' | 'hospitalId'>,
): Promise<void> {
  await db
    .update(registrations)
    .set(decided)
    .where(eq(registrations.registrationId, registrationId))
}

/** Deletes unconfirmed applications whose last link was mailed before this time. */
export async function deleteUnconfirmed(db: Db, sentBefore: Date): Promise<void> {
  await db
    .delete(registrations)
    .where(
      and(eq(registrations.state, 'unconfirmed'), lt(registrations.confirmationSentAt, sentBefore)),
    )
}

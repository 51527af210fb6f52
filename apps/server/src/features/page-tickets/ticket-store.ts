import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pageTickets } from '../../db/schema/page-tickets.ts'

export type PageTicketRow = typeof pageTickets.$inferSelect

/** Inserts a ticket and deletes those that have expired. */
export async function insertTicket(db: Db, row: typeof pageTickets.$inferInsert): Promise<void> {
  await db.delete(pageTickets).where(lt(pageTickets.expiresAt, row.createdAt))
  await db.insert(pageTickets).values(row)
}

/** Returns a ticket that has not expired. */
export async function findTicket(
  db: Db,
  ticketHash: Buffer,
  now: Date,
): Promise<PageTicketRow | undefined> {
  const [row] = await db
    .select()
    .from(pageTickets)
    .where(and(eq(pageTickets.ticketHash, ticketHash), gt(pageTickets.expiresAt, now)))
  return row
}

/** Deletes a ticket that opens its page once, and returns it; of two simultaneous uses only one gets it. */
export async function takeTicket(
  db: Db,
  ticketHash: Buffer,
  now: Date,
): Promise<PageTicketRow | undefined> {
  const [row] = await db
    .delete(pageTickets)
    .where(and(eq(pageTickets.ticketHash, ticketHash), gt(pageTickets.expiresAt, now)))
    .returning()
  return row
}

/** Renews a ticket for the tab that opened it, or gives it to the first one. Returns false for another tab. */
export async function keepTicket(
  db: Db,
  { ticketHash }: Pick<PageTicketRow, 'ticketHash'>,
  { openerHash, expiresAt }: { openerHash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const kept = await db
    .update(pageTickets)
    .set({ openerHash, expiresAt })
    .where(
      and(
        eq(pageTickets.ticketHash, ticketHash),
        or(isNull(pageTickets.openerHash), eq(pageTickets.openerHash, openerHash)),
      ),
    )
    .returning({ page: pageTickets.page })
  return kept.length > 0
}

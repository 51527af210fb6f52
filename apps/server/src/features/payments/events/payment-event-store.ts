import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { paymentEvents } from '../../../db/schema/payments.ts'
import type { ProviderEvent } from '../../../ports/payment-gateway.ts'

/** Stores the event; returns whether it was applied before. */
export async function saveEvent(
  db: Db,
  provider: string,
  { eventId, type, objectId, checkoutId, paymentId, body }: ProviderEvent,
): Promise<{ isApplied: boolean }> {
  await db
    .insert(paymentEvents)
    .values({ provider, eventId, type, objectId, checkoutId, paymentId, body })
    .onConflictDoNothing()
  const [row] = await db
    .select({ appliedAt: paymentEvents.appliedAt })
    .from(paymentEvents)
    .where(sameEvent(provider, eventId))
  return { isApplied: row?.appliedAt != null }
}

export async function markApplied(db: Db, provider: string, eventId: string, now: Date) {
  await db.update(paymentEvents).set({ appliedAt: now }).where(sameEvent(provider, eventId))
}

/** Returns a keyset page of stored events that were not applied. */
export async function unappliedEvents(
  db: Db,
  page: { from: Date; until: Date; after: string; limit: number },
): Promise<(ProviderEvent & { provider: string })[]> {
  return db
    .select()
    .from(paymentEvents)
    .where(
      and(
        isNull(paymentEvents.appliedAt),
        gt(paymentEvents.receivedAt, page.from),
        lt(paymentEvents.receivedAt, page.until),
        gt(paymentEvents.eventId, page.after),
      ),
    )
    .orderBy(asc(paymentEvents.eventId))
    .limit(page.limit)
}

function sameEvent(provider: string, eventId: string) {
  return and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId))
}

import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { paymentEvents } from '../../db/schema/payments.ts'
import type { ProviderEvent } from '../../ports/payment-gateway.ts'

/** Keeps the event; tells whether it was already applied. */
export async function keepEvent(
  db: Db,
  provider: string,
  { eventId, type, objectId, body }: ProviderEvent,
): Promise<{ isApplied: boolean }> {
  await db
    .insert(paymentEvents)
    .values({ provider, eventId, type, objectId, body })
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

function sameEvent(provider: string, eventId: string) {
  return and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId))
}

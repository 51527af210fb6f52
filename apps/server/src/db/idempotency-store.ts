import { and, eq, lt } from 'drizzle-orm'
import type { Db } from './database.ts'
import { idempotencyKeys } from './schema/accounts.ts'

type Key = { accountId: string; path: string; key: string }

/**
 * Claims a key; returns `undefined` on success, otherwise the result of the first request. Waits for a first request that is
 * still running.
 */
export async function claimIdempotencyKey(db: Db, request: Key & { requestHash: string }) {
  const { accountId, path, key, requestHash } = request
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ accountId, path, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) return undefined
  const [before] = await db.select().from(idempotencyKeys).where(sameKey(request))
  return before
}

/** Returns whether a request with this key has been answered. */
export async function hasIdempotencyKey(db: Db, request: Key): Promise<boolean> {
  const rows = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(sameKey(request))
  return rows.length > 0
}

/** Saves the reply and returns it as stored: JSON fields come back in another order than they were written in. */
export async function saveReply(db: Db, request: Key, reply: unknown): Promise<unknown> {
  const [saved] = await db
    .update(idempotencyKeys)
    .set({ reply })
    .where(sameKey(request))
    .returning({ reply: idempotencyKeys.reply })
  return saved?.reply
}

/** Keys are kept for two days. */
export async function deleteOldIdempotencyKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}

function sameKey({ accountId, path, key }: Key) {
  return and(
    eq(idempotencyKeys.accountId, accountId),
    eq(idempotencyKeys.path, path),
    eq(idempotencyKeys.key, key),
  )
}

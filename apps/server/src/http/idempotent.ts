import { createHash } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { claimIdempotencyKey, saveReply } from '../db/idempotency-store.ts'
import { AppError } from './app-error.ts'

/** Fields that may differ in a repeated request: the session, and a single-use proof. */
const OF_THIS_TRY = ['sid', 'proof']

/**
 * Runs a change once per key: the key, the change and the reply commit together, so that a repeated request gets the first one's
 * reply, however early or late. Another request with the same key is refused.
 */
export async function idempotent<T>(
  db: Db,
  request: { accountId: string; path: string; key: string; body: Record<string, string> },
  run: () => Promise<T>,
): Promise<T> {
  const fields = Object.entries(request.body).filter(([name]) => !OF_THIS_TRY.includes(name))
  const requestHash = createHash('sha256').update(JSON.stringify(fields.sort())).digest('hex')
  const before = await claimIdempotencyKey(db, { ...request, requestHash })
  if (before) {
    if (before.requestHash !== requestHash) {
      throw new AppError('invalidParameter', {
        message: 'idempotency_key was used for another request.',
      })
    }
    return before.reply as T // stored by saveReply below, for this path
  }
  return (await saveReply(db, request, await run())) as T // byte for byte what a repeated request gets
}

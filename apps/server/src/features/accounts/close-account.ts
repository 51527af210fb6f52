import type { Db } from '../../db/database.ts'
import { disableAccount, endPasswordResets } from './account-store.ts'
import { deleteSessionsOf } from './session-store.ts'

/** From this moment nothing opens the account: no session, password, key or link. Its cases and drafts stay. */
export async function closeAccount(tx: Db, accountId: string, now: Date): Promise<void> {
  await disableAccount(tx, accountId, now)
  await endPasswordResets(tx, accountId, now)
  await deleteSessionsOf(tx, accountId)
}

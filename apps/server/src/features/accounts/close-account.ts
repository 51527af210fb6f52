import type { Db } from '../../db/database.ts'
import { endPasswordResets, saveDisabled } from './account-store.ts'
import { deleteSessionsOf } from './sign-in/session-store.ts'

/** Closes an account: its sessions, password, passkeys and links stop working immediately. Its cases and drafts are kept. */
export async function closeAccount(tx: Db, accountId: string, now: Date): Promise<void> {
  await saveDisabled(tx, accountId, now)
  await endPasswordResets(tx, accountId, now)
  await deleteSessionsOf(tx, accountId)
}

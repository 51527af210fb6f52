import { DRAFT_KEPT } from '@systole/domain/drafts/draft-limits'
import { DAY } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { deleteOldIdempotencyKeys } from '../../db/idempotency-store.ts'
import { deleteDraftsBefore } from '../drafts/draft-store.ts'
import { deleteExpiredAccountRecords } from './account-store.ts'
import { deleteOldChallenges } from './passkeys/passkey-store.ts'
import { deleteEndedSessions } from './sign-in/session-store.ts'

const KEYS_KEPT = 2 * DAY

export async function deleteExpiredAuthRecords({
  db,
  clock,
}: Pick<CallContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteEndedSessions(db, now)
  await deleteExpiredAccountRecords(db, now)
  await deleteOldChallenges(db, now)
  await deleteOldIdempotencyKeys(db, new Date(now.getTime() - KEYS_KEPT))
  await deleteDraftsBefore(db, new Date(now.getTime() - DRAFT_KEPT))
}

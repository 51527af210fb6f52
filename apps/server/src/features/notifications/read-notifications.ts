import type { readNotifications as contract } from '@systole/contract/office/notifications'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { markRead, unreadCount } from './notification-store.ts'

/** Marks notifications as read. No audit row, because it concerns only the caller's own list. */
export async function readNotifications(
  { db, clock }: CallContext,
  { input, actor }: Call<typeof contract>,
) {
  await markRead(db, actor.accountId, {
    ids: input.nids,
    caseId: input.caseId,
    now: clock.now(),
  })
  return { unread: await unreadCount(db, actor.accountId) }
}

import type { readNotifications as contract } from '@systole/contract/notifications'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { markRead, unreadCount } from './notification-store.ts'

/** Marks them as read; a mark on one's own list is no event that an audit would want. */
export async function readNotifications(
  { db, clock }: CallContext,
  { input, actor }: Call<typeof contract>,
) {
  await markRead(db, actor.accountId, {
    ids: input.nids,
    caseId: input.usid,
    now: clock.now(),
  })
  return { unread: await unreadCount(db, actor.accountId) }
}

import type { countNotifications as contract } from '@systole/contract/office/notifications'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { notificationsOf, unreadCount } from './notification-store.ts'
import { presentNotifications } from './present-notification.ts'

/** Returns the number of unread notifications and the newest one, for browser notifications. */
export async function countNotifications({ db }: CallContext, { actor }: Call<typeof contract>) {
  const rows = await notificationsOf(db, actor.accountId, { limit: 1 })
  const [newest] = await presentNotifications(db, rows)
  return {
    unread: await unreadCount(db, actor.accountId),
    newest: newest ?? null,
  }
}

import type { queryNotifications as contract } from '@systole/contract/office/notifications'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { notificationsOf, unreadCount } from './notification-store.ts'
import { presentNotifications } from './present-notification.ts'

const PAGE = 30

/** Returns one page of the caller's own notifications. */
export async function queryNotifications(
  { db }: CallContext,
  { input, actor }: Call<typeof contract>,
) {
  const before = input.cursor === undefined ? undefined : Number(input.cursor)
  const rows = await notificationsOf(db, actor.accountId, { before, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    notifications: await presentNotifications(db, page),
    unread: await unreadCount(db, actor.accountId),
    next: rows.length > PAGE && last ? String(last.notificationId) : '',
  }
}

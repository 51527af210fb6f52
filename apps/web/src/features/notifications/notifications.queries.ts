import type { PortalNotification } from '@systole/contract/office/notifications'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

const LOOK_MS = 20_000
const LONGEST_WAIT_MS = 5 * 60_000

/** A notification with a parsed timestamp. */
export type Notification = Omit<PortalNotification, 'time'> & { at: Date | undefined }

/** Queries the count while the page is visible, less and less often while the server does not respond. */
export const notificationCountQuery = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: async () => {
    const { unread, newest } = await orThrow(client.notifications.countNotifications({}))
    return { unread, newest: newest ? toNotification(newest) : undefined }
  },
  retry: false,
  staleTime: LOOK_MS,
  refetchInterval: ({ state }) =>
    Math.min(LOOK_MS * 2 ** (state.error ? state.errorUpdateCount : 0), LONGEST_WAIT_MS),
})

/** Queries notifications page by page, newest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: async ({ pageParam }) => {
    const page = await orThrow(
      client.notifications.queryNotifications(pageParam ? { cursor: pageParam } : {}),
    )
    return { ...page, notifications: page.notifications.map(toNotification) }
  },
  initialPageParam: '',
  getNextPageParam: ({ next }) => next || undefined,
})

/** Returns unread notifications after the given one, oldest first. */
export async function unreadAfter(nid: number): Promise<Notification[]> {
  const { notifications } = await orThrow(client.notifications.queryNotifications({}))
  return notifications
    .filter((each) => each.nid > nid && !each.is_read)
    .map(toNotification)
    .reverse()
}

function toNotification({ time, ...rest }: PortalNotification): Notification {
  return { ...rest, at: time }
}

/** Marks these as read, or all. */
export async function readNotifications(nids?: readonly number[]): Promise<void> {
  await orThrow(client.notifications.readNotifications(nids ? { nids: [...nids] } : {}))
  await queryClient.invalidateQueries({ queryKey: ['notifications'] })
}

/** Refetches everything shown about cases after a new notification. */
export function refreshAfterNotification(): void {
  for (const name of ['notifications', 'cases', 'case', 'enquiries', 'deliveries']) {
    void queryClient.invalidateQueries({
      queryKey: name === 'notifications' ? [name, 'list'] : [name],
    })
  }
}

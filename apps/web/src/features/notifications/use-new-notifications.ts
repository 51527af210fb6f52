import { useEffect, useRef } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import {
  type Notification,
  refreshAfterNotification,
  unreadAfter,
} from './notifications.queries.ts'

/** The maximum number of notifications shown simultaneously; the bell counts all of them. */
const MOST_AT_ONCE = 5

type Count = { newest: Notification | undefined; unread: number }

/**
 * Refreshes lists and shows browser notifications, where permitted, for notifications that arrive after the page was opened.
 * The newest may already be read on another screen, and one with a lower number may arrive after it: the unread ones are
 * therefore searched for whatever is new since the page was last visible.
 */
export function useNewNotifications(count: Count | undefined, announces: boolean): void {
  const { user_type: userType } = useSession()
  const go = useNavigateTo()
  const known = useRef<{ nid: number; unread: number; looked: number; announced: Set<number> }>(
    undefined,
  )
  const nid = count?.newest?.nid ?? 0
  const unread = count?.unread
  useEffect(() => {
    if (unread === undefined) return
    known.current ??= { nid, unread, looked: nid, announced: new Set() }
    const before = known.current
    const { announced } = before
    const isNew = nid > before.nid || (nid > before.looked && unread > before.unread)
    const isLookedAt = document.visibilityState === 'visible'
    const looked = isLookedAt ? nid : before.looked
    known.current = { nid, unread, looked, announced }
    if (!isNew) return
    refreshAfterNotification()
    if (!announces || isLookedAt) return
    // unreadable notifications are shown with the next; the bell already counts them
    unreadAfter(looked).then(announceAll, () => undefined)

    function announceAll(arrived: readonly Notification[]) {
      const unannounced = arrived.filter((each) => !announced.has(each.nid))
      for (const each of unannounced) announced.add(each.nid)
      const shown = unannounced.slice(-MOST_AT_ONCE)
      if (shown.length === 0) return
      void import('./announce.ts')
        .then(({ announce }) => announce(shown, { userType, go }))
        .catch(() => undefined) // the bell counts them
    }
  }, [nid, unread, announces, go, userType])
}

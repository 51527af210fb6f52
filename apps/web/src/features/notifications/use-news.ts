import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { currentBrand } from '../../brand.ts'
import { useSession } from '../../session/session-context.tsx'
import { useGo } from '../../ui/use-go.ts'
import { addressOf } from './address-of.ts'
import { showNotice } from './browser-notices.ts'
import { type Notification, refreshAfterNews, unreadAfter } from './notifications.queries.ts'

/** More than these at once would bury the screen; the bell counts them all. */
const MOST_AT_ONCE = 5

type Count = { newest: Notification | undefined; unread: number }

/**
 * Something new since the page was opened: lists are read anew, and the browser says each of it where it was asked to.
 * The newest may be read already, on another screen, and one of a lower number may come after it: so the unread are
 * looked through, whatever changed since somebody looked at this page.
 */
export function useNews(count: Count | undefined, tells: boolean): void {
  const { t } = useTranslation('notifications')
  const { user_type: userType } = useSession()
  const go = useGo()
  const known = useRef<{ nid: number; unread: number; looked: number; told: Set<number> }>(
    undefined,
  )
  const nid = count?.newest?.nid ?? 0
  const unread = count?.unread
  useEffect(() => {
    if (unread === undefined) return
    known.current ??= { nid, unread, looked: nid, told: new Set() }
    const before = known.current
    const { told } = before
    const isNew = nid > before.nid || (nid > before.looked && unread > before.unread)
    const isLookedAt = document.visibilityState === 'visible'
    const looked = isLookedAt ? nid : before.looked
    known.current = { nid, unread, looked, told }
    if (!isNew) return
    refreshAfterNews()
    if (!tells || isLookedAt) return
    // What cannot be read now is told with the next; the bell counts it already.
    unreadAfter(looked).then(tellAll, () => undefined)

    function tellAll(news: readonly Notification[]) {
      const untold = news.filter((each) => !told.has(each.nid))
      for (const each of untold) told.add(each.nid)
      for (const each of untold.slice(-MOST_AT_ONCE)) tell(each)
    }

    function tell(news: Notification) {
      const { kind, pet, by } = news
      showNotice({
        tag: `systole-${news.nid}`,
        title: currentBrand().name,
        body: t(`kinds.${kind}`, { pet, by }),
        onPress: () => go(addressOf(news, userType).href),
      })
    }
  }, [nid, unread, tells, t, go, userType])
}

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

/** Something new since the page was opened: lists are read anew, and the browser says each of it where it was asked to. */
export function useNews(newest: Notification | undefined, tells: boolean): void {
  const { t } = useTranslation('notifications')
  const { user_type: userType } = useSession()
  const go = useGo()
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (!newest) {
      known.current ??= 0
      return
    }
    const before = known.current
    known.current = Math.max(before ?? 0, newest.nid)
    if (before === undefined || newest.nid <= before) return
    refreshAfterNews()
    if (!tells || newest.is_read || document.visibilityState === 'visible') return
    void unreadAfter(before)
      .catch(() => [newest])
      .then((news) => {
        for (const each of news.slice(-MOST_AT_ONCE)) tell(each)
      })

    function tell(told: Notification) {
      const { nid, kind, pet, by } = told
      showNotice({
        tag: `systole-${nid}`,
        title: currentBrand().name,
        body: t(`kinds.${kind}`, { pet, by }),
        onPress: () => go(addressOf(told, userType).href),
      })
    }
  }, [newest, tells, t, go, userType])
}

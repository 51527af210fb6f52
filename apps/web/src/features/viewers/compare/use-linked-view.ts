import { useEffect, useRef } from 'react'
import type { RelativeView, ViewLink } from './view-link.ts'

/** Publishes the view of this viewer while it is active, and otherwise follows the other one. */
export function useLinkedView(options: {
  link: ViewLink | undefined
  active: boolean
  view: RelativeView | undefined
  follow: (view: RelativeView, link: ViewLink) => void
}): void {
  const { link, active, view, follow } = options
  const followNow = useRef(follow)
  followNow.current = follow
  const isSeen = useRef(false)
  const own = useRef<RelativeView>(undefined)
  useEffect(() => {
    if (!view) return
    const isFirst = !isSeen.current
    isSeen.current = true
    if (!link) return
    const reported = link.reported.get()
    // A newly opened viewer adopts the view of the other, not vice versa.
    if (isFirst && reported) followNow.current(reported, link)
    else if (active) {
      own.current = view
      link.reported.set(view)
    }
  }, [link, active, view])
  useEffect(() => {
    if (!link || active) return
    const followReported = () => {
      const reported = link.reported.get()
      // The other viewer may have published before this one became inactive.
      if (reported && reported !== own.current) followNow.current(reported, link)
    }
    followReported()
    return link.reported.subscribe(followReported)
  }, [link, active])
}

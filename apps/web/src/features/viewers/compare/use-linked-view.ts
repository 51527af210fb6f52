import { useEffect, useRef } from 'react'
import type { RelativeView, ViewLink } from './view-link.ts'

/** Tells the other viewer how this one is looked at while it is in hand, and follows the other while it is not. */
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
    const told = link.told.get()
    // What is laid beside comes to where the other is, not the other to it.
    if (isFirst && told) followNow.current(told, link)
    else if (active) {
      own.current = view
      link.told.set(view)
    }
  }, [link, active, view])
  useEffect(() => {
    if (!link || active) return
    const followTold = () => {
      const told = link.told.get()
      // The other may have told before this one was out of hand.
      if (told && told !== own.current) followNow.current(told, link)
    }
    followTold()
    return link.told.subscribe(followTold)
  }, [link, active])
}

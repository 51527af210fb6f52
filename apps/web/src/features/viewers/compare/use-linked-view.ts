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
  useEffect(() => {
    if (link && active && view) link.told.set(view)
  }, [link, active, view])
  useEffect(() => {
    if (!link || active) return
    return link.told.subscribe(() => {
      const told = link.told.get()
      if (told) followNow.current(told, link)
    })
  }, [link, active])
}

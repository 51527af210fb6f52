import { observeElementOffset, observeElementRect } from '@tanstack/react-virtual'

/** How much is seen of what scrolls. A page is seen through its window, whatever the height of its root element. */
export const seenOf: typeof observeElementRect = (virtual, tell) => {
  if (virtual.scrollElement !== document.scrollingElement) return observeElementRect(virtual, tell)
  const measure = () => tell({ width: window.innerWidth, height: window.innerHeight })
  measure()
  window.addEventListener('resize', measure, PASSIVE)
  return () => window.removeEventListener('resize', measure)
}

/** How far it is scrolled. A page that scrolls tells its window; its root element hears nothing of it. */
export const throughOf: typeof observeElementOffset = (virtual, tell) => {
  const page = virtual.scrollElement
  if (!page || page !== document.scrollingElement) return observeElementOffset(virtual, tell)
  const moves = () => tell(page.scrollTop, true)
  const rests = () => tell(page.scrollTop, false)
  rests()
  window.addEventListener('scroll', moves, PASSIVE)
  window.addEventListener('scrollend', rests, PASSIVE)
  return () => {
    window.removeEventListener('scroll', moves)
    window.removeEventListener('scrollend', rests)
  }
}

/** Where what is scrolled begins, in the window. The root of a page moves with it; another element stays, and moves what is in it. */
export function startOf(scroller: Element): number {
  const { top } = scroller.getBoundingClientRect()
  return scroller === document.scrollingElement ? top : top - scroller.scrollTop
}

const PASSIVE = { passive: true }

import { observeElementOffset, observeElementRect } from '@tanstack/react-virtual'

/** Observes the visible size of a scroll container; for the page, that of the window, whatever the height of its root element. */
export const observeVisibleRect: typeof observeElementRect = (virtual, notify) => {
  if (virtual.scrollElement !== document.scrollingElement)
    return observeElementRect(virtual, notify)
  const measure = () => notify({ width: window.innerWidth, height: window.innerHeight })
  measure()
  window.addEventListener('resize', measure, PASSIVE)
  return () => window.removeEventListener('resize', measure)
}

/** Observes the scroll offset; for the page, events occur at the window, not at its root element. */
export const observeScrollOffset: typeof observeElementOffset = (virtual, notify) => {
  const page = virtual.scrollElement
  if (!page || page !== document.scrollingElement) return observeElementOffset(virtual, notify)
  const moves = () => notify(page.scrollTop, true)
  const rests = () => notify(page.scrollTop, false)
  rests()
  window.addEventListener('scroll', moves, PASSIVE)
  window.addEventListener('scrollend', rests, PASSIVE)
  return () => {
    window.removeEventListener('scroll', moves)
    window.removeEventListener('scrollend', rests)
  }
}

/**
 * Returns the start of the scrolled content in the window. The root element of a page moves with it; another container does not.
 */
export function contentStart(scroller: Element): number {
  const { top } = scroller.getBoundingClientRect()
  return scroller === document.scrollingElement ? top : top - scroller.scrollTop
}

const PASSIVE = { passive: true }

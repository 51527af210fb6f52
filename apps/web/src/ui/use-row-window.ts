import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DrawnRows } from './data-table.tsx'
import { seenOf, startOf, throughOf } from './scrolled-page.ts'
import { withGaps } from './with-gaps.ts'

const OVERSCAN = 8

/**
 * Which rows of a long table are drawn, by what is seen of it within what scrolls around it. The row that has the focus
 * and its neighbours are never taken away, so that Tab goes from row to row.
 */
export function useRowWindow(
  table: RefObject<HTMLElement | null>,
  keys: readonly (string | number)[],
  /** What a row that was not drawn yet is taken to need. */
  rowPx: number,
): DrawnRows {
  const count = keys.length
  const focused = useRef<number>(undefined)
  const { scroller, top } = usePlace(table)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    observeElementRect: seenOf,
    observeElementOffset: throughOf,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: { width: 0, height: window.innerHeight },
    useFlushSync: false, // React 19 draws a scrolled frame in time, and forbids it while rendering
    getItemKey: (index) => keys[index] ?? index,
    rangeExtractor: (range) => withFocused(range, focused.current),
  })
  useEffect(() => {
    const element = table.current
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
      focused.current = row ? Number(row.getAttribute('data-index')) : undefined
    }
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [table])
  const items = virtual.getVirtualItems()
  const own = items.map(({ index, start, end }) => ({ index, start: start - top, end: end - top }))
  return {
    rows: withGaps(own).map(({ item: { index }, gap }) => ({ index, gap })),
    after: virtual.getTotalSize() - (own.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
  }
}

function withFocused(range: Range, focused: number | undefined): number[] {
  const kept = focused === undefined ? [] : [focused - 1, focused, focused + 1]
  return [...new Set([...defaultRangeExtractor(range), ...kept])]
    .filter((index) => index >= 0 && index < range.count)
    .sort((a, b) => a - b)
}

/** What scrolls around the table, and how far down in it the rows begin; what stands above may grow. */
function usePlace(table: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<{ scroller: HTMLElement | null; top: number }>({
    scroller: null,
    top: 0,
  })
  useEffect(() => {
    const rows = table.current?.querySelector('tbody')
    const scroller = scrollerAround(table.current)
    if (!rows || !scroller) return
    const measure = () => {
      const top = Math.round(rows.getBoundingClientRect().top - startOf(scroller))
      setPlace((was) => (was.scroller === scroller && was.top === top ? was : { scroller, top }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const child of scroller.children) observer.observe(child)
    return () => observer.disconnect()
  }, [table])
  return place
}

function scrollerAround(element: HTMLElement | null): HTMLElement | null {
  for (let at = element?.parentElement ?? null; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return document.scrollingElement instanceof HTMLElement ? document.scrollingElement : null
}

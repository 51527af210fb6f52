import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DrawnRows } from './data-table.tsx'
import { addRowGaps } from './row-gaps.ts'
import { contentStart, observeScrollOffset, observeVisibleRect } from './window-virtualizer.ts'

const OVERSCAN = 8

/**
 * Returns the rendered rows of a long table, by the visible part of its scroll container. The focused row and its neighbours are
 * always rendered, so that Tab moves from row to row.
 */
export function useRowWindow(
  table: RefObject<HTMLElement | null>,
  keys: readonly (string | number)[],
  /** The estimated height of a row that was not rendered yet. */
  rowPx: number,
): DrawnRows {
  const count = keys.length
  const focused = useRef<number>(undefined)
  const { scroller, top } = usePlace(table)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    observeElementRect: observeVisibleRect,
    observeElementOffset: observeScrollOffset,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: { width: 0, height: window.innerHeight },
    useFlushSync: false, // React 19 renders a scrolled frame in time, and forbids it while rendering
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
    rows: addRowGaps(own).map(({ item: { index }, gap }) => ({ index, gap })),
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

/** Returns the scroll container of the table and the offset of its rows, which may change with the content above. */
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
      const top = Math.round(rows.getBoundingClientRect().top - contentStart(scroller))
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

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

const ROW_PX = 60
const OVERSCAN = 8
const PAGE_ROWS = 8

/** Renders the visible rows only. One row is the tab stop; arrows move it, and it is never recycled. */
export function useVirtualRows(
  keys: readonly string[],
  scroller: RefObject<HTMLDivElement | null>,
  /** The key of the list; another list starts at its top. */
  list: string,
) {
  const count = keys.length
  const [chosen, setActive] = useState(0)
  const active = Math.max(0, Math.min(chosen, count - 1))
  const moved = useRef(false)
  const shown = useRef(list)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    useFlushSync: false, // React 19 renders a scrolled frame in time, and forbids it while rendering
    getItemKey: (index) => keys[index] ?? index,
    rangeExtractor: (range) => {
      const drawn = new Set([...defaultRangeExtractor(range), active])
      return [...drawn].filter((index) => index < count).sort((a, b) => a - b)
    },
  })
  const focus = (index: number) => {
    moved.current = false
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)
    row?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (moved.current) focus(active)
  })
  useEffect(() => {
    if (list === shown.current) return
    shown.current = list
    setActive(0)
    virtual.scrollToOffset(0)
  }, [list, virtual])
  const move = (index: number) => {
    if (count === 0) return
    const next = Math.max(0, Math.min(index, count - 1))
    virtual.scrollToIndex(next)
    if (next === active) return focus(next)
    moved.current = true
    setActive(next)
  }
  const keyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + PAGE_ROWS,
      PageUp: active - PAGE_ROWS,
      Home: 0,
      End: count - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    move(next)
  }
  return { virtual, active, setActive, move, keyDown }
}

import { useMemo, useState } from 'react'
import type { JsonOutline } from './json-outline.ts'
import { ancestorsOf, findRows, isContainer, rowOf, visibleRows } from './json-rows.ts'

/** The maximum count, beyond which "more than" is shown. */
const MOST_FOUND = 1000
/** The size up to which containers are open initially. */
const SHORT = 50

export type JsonTreeState = ReturnType<typeof useJsonTree>

/** Manages the state of the tree: open containers, current value, and search results. */
export function useJsonTree(outline: JsonOutline) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => firstOpen(outline))
  const [current, setCurrent] = useState(0)
  const [query, setQuery] = useState('')
  const rows = useMemo(() => visibleRows(outline, open), [outline, open])
  const found = useMemo(() => findRows(outline, query, MOST_FOUND), [outline, query])
  const row = rowOf(rows, current) ?? 0

  const toggle = (index: number, wanted = !open.has(index)) => {
    const next = new Set(open)
    if (wanted) next.add(index)
    else next.delete(index)
    setOpen(next)
  }
  const show = (index: number) => {
    setOpen(new Set([...open, ...ancestorsOf(outline, index)]))
    setCurrent(index)
  }
  const move = (by: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, row + by))
    setCurrent(rows[next] ?? 0)
  }
  return {
    rows,
    row,
    open,
    current,
    query,
    found,
    /** The position among the matches, from one; 0 if the current value is not a match. */
    foundAt: found.indexOf(current) + 1,
    toggle,
    choose: setCurrent,
    move,
    search: (next: string) => {
      setQuery(next)
      const [first] = findRows(outline, next, 1)
      if (first !== undefined) show(first)
    },
    next: (by: 1 | -1) => {
      const at = found.indexOf(current)
      const next = found[(at + by + found.length) % Math.max(1, found.length)]
      if (next !== undefined) show(next)
    },
    /** Right opens, then enters; left closes, then leaves. */
    goIn: () => {
      if (!isContainer(outline, current)) return
      if (open.has(current)) move(1)
      else toggle(current, true)
    },
    goOut: () => {
      if (isContainer(outline, current) && open.has(current)) return toggle(current, false)
      const parent = outline.parent[current] ?? -1
      if (parent >= 0) setCurrent(parent)
    },
  }
}

function firstOpen(outline: JsonOutline): Set<number> {
  const open = new Set([0])
  for (let index = 1; index < outline.count; index = outline.after[index] ?? outline.count) {
    if (isContainer(outline, index) && (outline.size[index] ?? 0) <= SHORT) open.add(index)
    if (open.size > SHORT) break
  }
  return open
}

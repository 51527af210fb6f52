import type { CaseKind, DeskLayout } from '@systole/domain/desks/desk-layout'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useWindowWidth } from '../../../ui/hooks/use-window-width.ts'
import { bothFit, fitted, type Side } from './desk-layout.ts'
import { deskMemory } from './desk-memory.ts'

export type DeskPanes = {
  /** The layout fitted into this window. */
  layout: DeskLayout
  change: (change: Partial<DeskLayout>) => void
  toggle: (side: Side) => void
}

const LEFT_FIRST = ['isLeftOpen', 'isRightOpen'] as const
const RIGHT_FIRST = ['isRightOpen', 'isLeftOpen'] as const

/** Manages the layout of the desk, remembered per person and per initial kind of case. */
export function useDeskLayout(accountId: string, kind: CaseKind): DeskPanes {
  const cache = useQueryClient()
  const [memory] = useState(() => deskMemory({ accountId, kind, cache }))
  const [layout, setLayout] = useState(memory.start)
  const newest = useRef(layout)
  const ways = useMemo(() => {
    const change = (more: Partial<DeskLayout>) => {
      newest.current = { ...newest.current, ...more }
      setLayout(newest.current)
      memory.keep(newest.current)
    }
    const toggle = (side: Side) => {
      const width = window.innerWidth
      const now = fitted(newest.current, width)
      const [own, other] = side === 'left' ? LEFT_FIRST : RIGHT_FIRST
      // If only one pane fits, opening it closes the other.
      change({ [own]: !now[own], ...(!now[own] && !bothFit(width) && { [other]: false }) })
    }
    return { change, toggle }
  }, [memory])
  useEffect(() => {
    memory.sendLeftover()
    return memory.send
  }, [memory])
  const width = useWindowWidth()
  return { layout: useMemo(() => fitted(layout, width), [layout, width]), ...ways }
}

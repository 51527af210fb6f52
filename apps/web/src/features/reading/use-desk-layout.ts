import { useMemo, useRef, useState } from 'react'
import { type DeskLayout, keepLayout, readLayout, type Side } from './desk-layout.ts'

export type DeskPanes = {
  layout: DeskLayout
  change: (change: Partial<DeskLayout>) => void
  toggle: (side: Side) => void
}

/** How the desk stands, remembered for the person and for the kind of case it was when it was opened. */
export function useDeskLayout(accountId: string, kind: string): DeskPanes {
  const [opened] = useState(kind)
  const [layout, setLayout] = useState(() => readLayout(accountId, opened))
  const newest = useRef(layout)
  const ways = useMemo(() => {
    const change = (more: Partial<DeskLayout>) => {
      newest.current = { ...newest.current, ...more }
      setLayout(newest.current)
      keepLayout(accountId, opened, newest.current)
    }
    const toggle = (side: Side) => {
      const { isLeftOpen, isRightOpen } = newest.current
      change(side === 'left' ? { isLeftOpen: !isLeftOpen } : { isRightOpen: !isRightOpen })
    }
    return { change, toggle }
  }, [accountId, opened])
  return { layout, ...ways }
}

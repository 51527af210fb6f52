import type { CaseKind, DeskLayout } from '@systole/domain/desks/desk-layout'
import type { QueryClient } from '@tanstack/react-query'
import { firstLayout, keepLayout, readLayout } from './desk-layout.ts'
import { desksQuery, saveDesk } from './desks.queries.ts'

const REST_MS = 1000

/** Remembers the layout of a kind of case: immediately in the browser, and on the portal after a pause. */
export function deskMemory(of: { accountId: string; kind: CaseKind; cache: QueryClient }) {
  const { accountId, kind, cache } = of
  let rest: ReturnType<typeof setTimeout> | undefined
  let unsent: DeskLayout | undefined

  const send = () => {
    clearTimeout(rest)
    const layout = unsent
    if (!layout) return
    saveDesk(kind, layout).then(
      () => {
        if (unsent !== layout) return
        unsent = undefined
        keepLayout(accountId, kind, { layout, unsent: false })
      },
      () => undefined, // the browser's copy is marked unsent and sent by the next desk of this kind
    )
  }
  const keep = (layout: DeskLayout) => {
    unsent = layout
    keepLayout(accountId, kind, { layout, unsent: true })
    cache.setQueryData(desksQuery.queryKey, (desks = []) => [
      ...desks.filter((desk) => desk.kind !== kind),
      { kind, layout },
    ])
    clearTimeout(rest)
    rest = setTimeout(send, REST_MS)
  }
  /** Returns the portal's copy, unless this browser has an unsent one. */
  const start = (): DeskLayout => {
    const kept = readLayout(accountId, kind)
    if (kept?.unsent) return kept.layout
    const known = cache.getQueryData(desksQuery.queryKey)?.find((desk) => desk.kind === kind)
    return known?.layout ?? kept?.layout ?? firstLayout(window.innerWidth)
  }
  const sendLeftover = () => {
    const kept = readLayout(accountId, kind)
    if (!kept?.unsent) return
    unsent = kept.layout
    send()
  }
  return { start, keep, send, sendLeftover }
}

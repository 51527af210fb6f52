import type { CaseKind, DeskLayout } from '@systole/domain/desks/desk-layout'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

/** Queries the own desk layouts of all devices. A desk opens without them if they are unavailable. */
export const desksQuery = queryOptions({
  queryKey: ['reading', 'desks'],
  queryFn: async () => (await orThrow(client.deskLayouts.queryDeskLayouts({}))).desks,
  retry: false,
})

export async function saveDesk(kind: CaseKind, layout: DeskLayout): Promise<void> {
  await orThrow(client.deskLayouts.saveDeskLayout({ kind, layout }))
}

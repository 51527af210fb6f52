import type { WireCase } from '@systole/contract/wire-case'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

const PAGE = 50
const REFRESH_MS = 60_000

/** Paid cases that wait for a report, the most urgent first. STAFF-4. */
export const worklistQuery = infiniteQueryOptions({
  queryKey: ['worklist'],
  queryFn: ({ pageParam }) => readPage(pageParam),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next || undefined,
  refetchInterval: REFRESH_MS,
})

type CasePage = { sessions: WireCase[]; total: number; next: string }

function readPage(cursor: string): Promise<CasePage> {
  return orThrow(
    client.cases.queryAllSessions({
      params: {
        status: ['submit', 'data_processing'],
        order: 'deadline',
        record_per_page: PAGE,
        ...(cursor && { cursor }),
      },
    }),
  )
}

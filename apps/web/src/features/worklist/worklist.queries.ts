import type { Case } from '@systole/contract/cases/wire-case'
import type { UserType } from '@systole/domain/accounts/user-type'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'
import { PAGE_SIZES, type WorklistFilter } from './worklist-filter.ts'
import { type Params, toParams } from './worklist-params.ts'

const REFRESH_MS = 60_000
/** The rows that one request of an export reads, and the most that it writes. */
const EXPORT_PAGE = 500
export const EXPORT_MAX = 10_000

/** Queries one page of a view, after the cursor; the cases of the role's own services. STAFF-1, STAFF-4. */
export const worklistQuery = (filter: WorklistFilter, userType: UserType, cursor: string) =>
  queryOptions({
    queryKey: ['worklist', filter, userType, cursor],
    queryFn: () => readPage(toParams(filter, userType), filter.rows ?? PAGE_SIZES[0], cursor),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })

type CasePage = { sessions: Case[]; total: number; total_capped: boolean; next: string }

function readPage(filter: Params, rows: number, cursor: string): Promise<CasePage> {
  return orThrow(
    client.cases.queryAllSessions({
      params: { ...filter, record_per_page: rows, ...(cursor && { cursor }) },
    }),
  )
}

/** Reads the cases of a view from the first one on, up to the most that an export writes. */
export async function readWholeWorklist(
  filter: WorklistFilter,
  userType: UserType,
): Promise<Case[]> {
  const params = toParams(filter, userType)
  const cases: Case[] = []
  let cursor = ''
  do {
    const page = await readPage(params, EXPORT_PAGE, cursor)
    cases.push(...page.sessions)
    cursor = page.next
  } while (cursor && cases.length < EXPORT_MAX)
  return cases
}

/** Counts the queues of the role, and the time bands of the shown view. */
export const countsQuery = (lists: readonly WorklistFilter[], userType: UserType) =>
  queryOptions({
    queryKey: ['worklist', 'counts', lists, userType],
    queryFn: async () => {
      const sent = lists.map((filter) => {
        const { order: _, ...params } = toParams(filter, userType)
        return params
      })
      return (await orThrow(client.cases.countSessions({ lists: sent }))).totals
    },
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })

/** Queries the staff who read and review, for the names in a filter. */
export const reviewersQuery = queryOptions({
  queryKey: ['worklist-staff'],
  queryFn: async () => (await orThrow(client.hospitals.queryAllReviewers({}))).reviewers,
})

/** Refetches the worklist after an action on a case from its row. */
export function refreshWorklist(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['worklist'] })
}

export const viewsQuery = queryOptions({
  queryKey: ['worklist-views'],
  queryFn: async () => (await orThrow(client.worklistViews.queryWorklistViews({}))).views,
})

/** Changes the saved views and shows the portal's result. */
export function useChangeViews() {
  const cache = useQueryClient()
  return useMemo(() => {
    const shown = async (reply: ReturnType<typeof client.worklistViews.saveWorklistView>) => {
      const { views } = await orThrow(reply)
      cache.setQueryData(viewsQuery.queryKey, views)
    }
    return {
      save: (name: string, query: string) =>
        shown(client.worklistViews.saveWorklistView({ name, query })),
      forget: (vid: string) => shown(client.worklistViews.deleteWorklistView({ vid })),
    }
  }, [cache])
}

import type { Case } from '@systole/contract/cases/wire-case'
import type { UserType } from '@systole/domain/accounts/user-type'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'
import { toParams, type WorklistFilter } from './worklist-filter.ts'

const PAGE = 100
const REFRESH_MS = 60_000
/** The page count above which a scrolled list is not refetched every minute. */
const REFRESHED_PAGES = 2

/** Queries the cases of a view, page by page; those of the role's own services. STAFF-4. */
export const worklistQuery = (filter: WorklistFilter, userType: UserType) =>
  infiniteQueryOptions({
    queryKey: ['worklist', filter, userType],
    queryFn: ({ pageParam }) => readPage(toParams(filter, userType), pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= REFRESHED_PAGES ? REFRESH_MS : false,
    placeholderData: keepPreviousData,
  })

type CasePage = { sessions: Case[]; total: number; total_capped: boolean; next: string }

function readPage(filter: ReturnType<typeof toParams>, cursor: string): Promise<CasePage> {
  return orThrow(
    client.cases.queryAllSessions({
      params: { ...filter, record_per_page: PAGE, ...(cursor && { cursor }) },
    }),
  )
}

/** Queries the hospital of an account. */
export const hospitalOfQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['hospital-of', accountId],
    queryFn: async () => {
      const { hospitals } = await orThrow(client.hospitals.queryVetUsers({ uid: accountId }))
      return hospitals[0] ?? null
    },
  })

/** Queries the staff who read and review, for the names in a filter. */
export const staffQuery = queryOptions({
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

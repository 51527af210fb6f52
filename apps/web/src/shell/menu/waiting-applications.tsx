import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { publishMenuCounts } from './menu-counts.ts'

const REFRESH_MS = 5 * 60_000

/** A decision invalidates `registrations`, and this with it. */
const waitingApplicationsQuery = queryOptions({
  queryKey: ['registrations', 'waiting count'],
  queryFn: async () => {
    const params = { state: 'waiting', record_per_page: 1 } as const
    return (await orThrow(client.registrations.queryRegistrations({ params }))).waiting
  },
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
})

/** Keeps the count beside Applications current; rendered for admins only. */
export function WaitingApplications() {
  const { data: waitingApplications } = useQuery(waitingApplicationsQuery)
  useEffect(() => {
    if (waitingApplications !== undefined) publishMenuCounts({ waitingApplications })
  }, [waitingApplications])
  return null
}

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failedJobsQuery, storageChecksQuery } from '../features/operations/operations.queries.ts'
import { publishMenuCounts } from './menu-counts.ts'

/** Keeps the count beside System true; drawn for admins only. */
export function SystemProblems() {
  const failedJobs = useQuery(failedJobsQuery).data?.total
  const findings = useQuery(storageChecksQuery).data?.total
  useEffect(() => {
    if (failedJobs !== undefined && findings !== undefined)
      publishMenuCounts({ systemProblems: failedJobs + findings })
  }, [failedJobs, findings])
  return null
}

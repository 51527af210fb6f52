import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { undeliveredQuery } from '../../features/deliveries/deliveries.queries.ts'
import {
  failedJobsQuery,
  storageChecksQuery,
} from '../../features/operations/operations.queries.ts'
import { publishMenuCounts } from './menu-counts.ts'

/** Keeps the count beside Undelivered current, failed jobs and damaged files included; rendered for admins only. */
export function UndeliveredCount() {
  const mails = useQuery(undeliveredQuery).data?.total
  const jobs = useQuery(failedJobsQuery).data?.total ?? 0
  const files = useQuery(storageChecksQuery).data?.total ?? 0
  useEffect(() => {
    if (mails !== undefined) publishMenuCounts({ undeliveredMails: mails + jobs + files })
  }, [mails, jobs, files])
  return null
}

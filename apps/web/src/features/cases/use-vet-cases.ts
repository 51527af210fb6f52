import { isEditable } from '@systole/domain/cases/case-status'
import { isUnfinished } from '@systole/domain/cases/unfinished'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { publishMenuCounts } from '../../shell/menu/menu-counts.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { recentReportsQuery, unfinishedCasesQuery } from './cases.queries.ts'
import { useReadReports } from './lists/read-reports.ts'

/** Queries unfinished cases without those rejected long ago. */
function useUnfinished(now: Date) {
  const query = useQuery(unfinishedCasesQuery)
  const data = query.data?.filter(({ status, serviceId, updated }) =>
    isUnfinished({ service: serviceId, status, changedAt: updated }, now),
  )
  return { ...query, data }
}

/** Returns the vet's cases by what they wait for; every vet page uses it, which keeps the menu's counts current. */
export function useVetCases() {
  const now = useNow()
  const unfinished = useUnfinished(now)
  const reports = useQuery(recentReportsQuery)
  const { isUnread, markRead } = useReadReports()
  const waitingForMe = unfinished.data?.filter(({ status }) => isEditable(status)) ?? []
  const withCardiologist =
    unfinished.data
      ?.filter(({ status }) => !isEditable(status) && status !== 'reject')
      .sort((a, b) => (a.due?.getTime() ?? 0) - (b.due?.getTime() ?? 0)) ?? []
  const newReports = reports.data?.filter((report) => isUnread(report, now)) ?? []

  const counts = unfinished.isSuccess && reports.isSuccess
  const incomplete = waitingForMe.length
  const unreadReports = newReports.length
  useEffect(() => {
    if (counts) publishMenuCounts({ incomplete, unreadReports })
  }, [counts, incomplete, unreadReports])

  return { unfinished, reports, waitingForMe, withCardiologist, newReports, markRead, now }
}

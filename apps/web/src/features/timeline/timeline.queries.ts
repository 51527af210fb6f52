import { timelineOf } from '@systole/domain/cases/case-timeline'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

const REFRESH_MS = 60_000

/** Queries the history of a case, oldest first; refetched with the case itself. */
export const timelineQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case', caseId, 'timeline'],
    queryFn: async () => {
      const { events } = await orThrow(client.cases.queryEventLog({ caseId }))
      return timelineOf(events).map((line, place) => ({
        ...line,
        at: line.time,
        key: `${place} ${line.event}`, // the log only grows at its end
      }))
    },
    refetchInterval: REFRESH_MS,
  })
export type TimelineItem = Awaited<
  ReturnType<NonNullable<ReturnType<typeof timelineQuery>['queryFn']>>
>[number]

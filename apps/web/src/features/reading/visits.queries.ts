import { VISIT_EVERY } from '@systole/domain/claims/lease'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

/** The heartbeat of a desk: reports that it is open and whether it is used, and returns who else is there. */
export const visitQuery = (caseId: string, isUsed: () => boolean) =>
  queryOptions({
    queryKey: ['reading', 'visit', caseId],
    queryFn: () => orThrow(client.claims.visitCase({ usid: caseId, active: isUsed() })),
    refetchInterval: VISIT_EVERY,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

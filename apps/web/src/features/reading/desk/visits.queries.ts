import { VISIT_EVERY } from '@systole/domain/claims/lease'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

/** Sends the desk's presence and activity to the server and returns the other readers. */
export const visitQuery = (caseId: string, isUsed: () => boolean) =>
  queryOptions({
    queryKey: ['reading', 'visit', caseId],
    queryFn: () => orThrow(client.claims.visitCase({ caseId, active: isUsed() })),
    refetchInterval: VISIT_EVERY,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

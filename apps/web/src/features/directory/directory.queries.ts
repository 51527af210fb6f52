import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

/** The accounts that match; nothing is asked until there is something to look for. */
export const accountsQuery = (find: string) =>
  queryOptions({
    queryKey: ['account directory', find],
    queryFn: () => orThrow(client.accountDirectory.queryAccounts({ params: { find } })),
    enabled: find !== '',
    placeholderData: keepPreviousData,
  })

/** Takes second step and passkeys off, and shows what is left. */
export async function resetSecondStep(uid: string, reason: string): Promise<void> {
  await orThrow(client.secondFactors.resetSecondFactor({ uid, reason }))
  await queryClient.invalidateQueries({ queryKey: ['account directory'] })
}

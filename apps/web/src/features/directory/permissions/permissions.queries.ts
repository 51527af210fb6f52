import type { Right } from '@systole/domain/access/permissions'
import type { ServiceId } from '@systole/domain/services/service-id'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'

export const staffPermissionsQuery = queryOptions({
  queryKey: ['staff permissions'],
  queryFn: async () => (await orThrow(client.accountDirectory.queryStaffPermissions({}))).staff,
})

/** Sets the rights in one service; `seen` are those that the form was opened with. */
export async function setStaffPermissions(change: {
  uid: string
  serviceId: ServiceId
  rights: readonly Right[]
  seen: readonly Right[]
}): Promise<void> {
  const { rights, seen, ...which } = change
  const call = client.accountDirectory.setStaffPermissions({
    ...which,
    rights: [...rights],
    seen: [...seen],
  })
  await orThrow(call).finally(() =>
    queryClient.invalidateQueries({ queryKey: staffPermissionsQuery.queryKey }),
  )
}

import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

export const staffPermissionsQuery = queryOptions({
  queryKey: ['staff permissions'],
  queryFn: async () => (await orThrow(client.accountDirectory.queryStaffPermissions({}))).staff,
})

import type { ServiceTerms } from '@systole/contract/office/service-terms'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'

export type Terms = Pick<ServiceTerms, 'is_offered' | 'promise_minutes'>

export const serviceTermsQuery = queryOptions({
  queryKey: ['service terms'],
  queryFn: async () => (await orThrow(client.services.queryServiceTerms({}))).services,
})

/** Sets the terms of a service; `seen` are those that the form was opened with. */
export async function setServiceTerms(change: {
  serviceId: ServiceTerms['serviceId']
  terms: Terms
  reason: string
  seen: Terms
}): Promise<void> {
  const { serviceId, terms, reason, seen } = change
  const call = client.services.setServiceTerms({
    serviceId,
    params: { ...terms, reason },
    seen: { is_offered: seen.is_offered, promise_minutes: seen.promise_minutes },
  })
  await orThrow(call).finally(() =>
    queryClient.invalidateQueries({ queryKey: serviceTermsQuery.queryKey }),
  )
}

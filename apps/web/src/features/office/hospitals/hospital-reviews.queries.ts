import type { HospitalReviewRule } from '@systole/domain/hospitals/hospital-reviews'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'

export const hospitalReviewsQuery = (hospitalId: string) =>
  queryOptions({
    queryKey: ['hospitalReviews', hospitalId],
    queryFn: () => orThrow(client.hospitals.queryHospitalReviews({ hospital_id: hospitalId })),
  })

/** Sets the rules; `seen` are those that the form was opened with. */
export async function setHospitalReviews(change: {
  hospital_id: string
  rules: readonly HospitalReviewRule[]
  seen: readonly HospitalReviewRule[]
}): Promise<void> {
  const { hospital_id, rules, seen } = change
  const call = client.hospitals.setHospitalReviews({
    ...{ hospital_id, rules: [...rules], seen: [...seen] },
  })
  await orThrow(call).finally(() =>
    queryClient.invalidateQueries({ queryKey: hospitalReviewsQuery(hospital_id).queryKey }),
  )
}

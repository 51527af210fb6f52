import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

/** The figures of a reviewer, by default the own ones. SPEC E27. */
export const agreementQuery = (of: string | undefined) =>
  queryOptions({
    queryKey: ['ecg', 'agreement', of ?? ''],
    queryFn: () => orThrow(client.ecgReviews.queryReviewAgreement({ ...(of && { of }) })),
  })

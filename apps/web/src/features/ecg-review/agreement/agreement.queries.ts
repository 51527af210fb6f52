import type { queryReviewCalibration } from '@systole/contract/ecg/calibration'
import type { OutputOf } from '@systole/contract/wire/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

/** The figures of a reviewer, by default the own ones. SPEC E27. */
export const agreementQuery = (of: string | undefined) =>
  queryOptions({
    queryKey: ['ecg', 'agreement', of ?? ''],
    queryFn: () => orThrow(client.ecgReviews.queryReviewAgreement({ ...(of && { of }) })),
  })

export type Calibration = OutputOf<typeof queryReviewCalibration>

/** The own readings that colleagues read otherwise, as sets to read again. */
export const calibrationQuery = queryOptions({
  queryKey: ['ecg', 'calibration'],
  queryFn: () => orThrow(client.ecgReviews.queryReviewCalibration({})),
})

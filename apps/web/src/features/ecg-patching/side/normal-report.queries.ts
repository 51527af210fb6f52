import type { NormalReportOfCase } from '@systole/contract/ecg/normal-report'
import type { Decoded } from '@systole/contract/wire/names'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

const MEASURING_WAIT_MS = 2000

/** The reasons of the portal against a normal report of the saved beats; `report` is `null` for an account that signs none. */
export type NormalReportOnServer = {
  report: Decoded<NormalReportOfCase> | null
  /** True while the values of the newest beats are not known, so that more may be against it. */
  isMeasuring: boolean
}

/** The reasons against a normal report at a saved revision, asked for again while its values are being measured. */
export const normalReportQuery = (caseId: string, revision: string) =>
  queryOptions({
    queryKey: ['ecg', 'normalReport', caseId, revision],
    queryFn: async (): Promise<NormalReportOnServer> => {
      const { measurements, normal_report } = await orThrow(
        client.ecgTests.queryTestReviewData({ caseId }),
      )
      return { report: normal_report, isMeasuring: measurements?.state === 'measuring' }
    },
    refetchInterval: ({ state }) => (state.data?.isMeasuring ? MEASURING_WAIT_MS : false),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type NormalReportOnServer,
  normalReportQuery,
} from '../../features/ecg-patching/side/normal-report.queries.ts'

/** Queries what is against the normal report of the saved beats, for who may send the case; `undefined` until it is known. */
export function useNormalReport(
  caseId: string,
  { revision = '', canSend }: { revision: string | undefined; canSend: boolean },
): NormalReportOnServer | undefined {
  const { data, isPlaceholderData } = useQuery({
    ...normalReportQuery(caseId, revision),
    enabled: canSend,
  })
  return useMemo(
    () => data && { ...data, isMeasuring: data.isMeasuring || isPlaceholderData },
    [data, isPlaceholderData],
  )
}

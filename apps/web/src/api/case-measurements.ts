import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { orThrow } from './query.ts'

const KEY = 'case-measurements'
const REFRESH_MS = 60_000

export type CaseMeasurement = { mid: string; fname: string; text: string; implausible: boolean }

/** What was measured in the films of a case, as its report says it. */
export const caseMeasurementsQuery = (caseId: string) =>
  queryOptions({
    queryKey: [KEY, caseId],
    queryFn: async (): Promise<CaseMeasurement[]> => {
      const call = client.measurements.queryCaseMeasurements({ usid: caseId })
      return (await orThrow(call)).measurements
    },
    refetchInterval: REFRESH_MS,
  })

/** A point was moved or taken away: whatever speaks of it asks again. */
export function measurementsChanged(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [KEY] })
}

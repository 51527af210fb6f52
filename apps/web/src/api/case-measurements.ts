import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { orThrow } from './query.ts'

const KEY = 'case-measurements'
const REFRESH_MS = 60_000

export type CaseMeasurement = { mid: string; fileName: string; text: string; implausible: boolean }

/** Queries the measurements in the pictures of a case, as its report states them. */
export const caseMeasurementsQuery = (caseId: string) =>
  queryOptions({
    queryKey: [KEY, caseId],
    queryFn: async (): Promise<CaseMeasurement[]> => {
      const call = client.measurements.queryCaseMeasurements({ caseId })
      return (await orThrow(call)).measurements
    },
    refetchInterval: REFRESH_MS,
  })

/** Refetches everything that shows measurements after a point was moved or removed. */
export function measurementsChanged(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [KEY] })
}

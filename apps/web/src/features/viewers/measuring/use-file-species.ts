import { useQuery } from '@tanstack/react-query'
import { measurementsQuery } from './measurements.queries.ts'

/** Returns the patient's species as named on the wire, empty if it is not known; `undefined` while it loads. */
export function useFileSpecies(fileId: string): string | undefined {
  const query = useQuery(measurementsQuery(fileId))
  return query.data?.species ?? (query.isPending ? undefined : '')
}

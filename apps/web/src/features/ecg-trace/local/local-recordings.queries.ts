import { queryOptions } from '@tanstack/react-query'
import { runReading } from './run-reading.ts'

/** The recordings of a file that the server has not read yet. Large, so that they are dropped with their viewer. */
export const localRecordingsQuery = (fileId: string, bytes: Uint8Array | undefined) =>
  queryOptions({
    queryKey: ['ecg', 'local', fileId, bytes !== undefined],
    queryFn: ({ signal }) => runReading(bytes ?? new Uint8Array(), signal),
    enabled: bytes !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { isEcg, type RenewUrl, type ViewedFile } from '../opening/viewed-file.ts'
import { type ViewerKind, viewerKind } from '../opening/viewer-kind.ts'
import { fetchFile } from './fetch-file.ts'
import { evictOldBytes } from './file-byte-cache.ts'

const KEEP_MS = 2 * 60_000
const STEP_PERCENT = 5

/** Queries the bytes of a file; cached, so that switching between files is instant. */
export function fileBytesQuery(file: ViewedFile, renewUrl: RenewUrl | undefined) {
  return queryOptions({
    queryKey: ['file-bytes', file.fileId],
    queryFn: ({ signal, client }) => {
      evictOldBytes(client)
      return fetchFile(file, {
        signal,
        renewUrl,
        onProgress: (received) =>
          client.setQueryData(
            filePercentQuery(file.fileId).queryKey,
            share(received, file.sizeBytes),
          ),
      })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEEP_MS,
  })
}

/** Queries the progress of a file's download, which any component can observe. */
export function filePercentQuery(fileId: string) {
  return queryOptions<number>({ queryKey: ['file-percent', fileId], queryFn: skipToken })
}

const NEED_BYTES: readonly ViewerKind[] = ['dicom', 'pdf', 'json']

/** Fetches the bytes in parallel with the viewer's code; aborted with its component. An ECG is read from its recording instead. */
export function useBytesAhead(file: ViewedFile, renewUrl: RenewUrl | undefined): void {
  const kind = viewerKind(file)
  const isRecorded = kind !== 'pdf' && isEcg(file)
  useQuery({
    ...fileBytesQuery(file, renewUrl),
    enabled: NEED_BYTES.includes(kind) && !isRecorded,
    notifyOnChangeProps: [],
  })
}

/** Returns the progress in coarse steps, because each is rendered at the cost of reading. */
function share(received: number, total: number): number {
  if (total <= 0) return 0
  return Math.min(100, Math.floor((received / total) * (100 / STEP_PERCENT)) * STEP_PERCENT)
}

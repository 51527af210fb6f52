import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { forgetOldBytes } from './bytes-kept.ts'
import { fetchFile } from './fetch-file.ts'
import type { RenewUrl, ViewedFile } from './viewed-file.ts'
import { type ViewerKind, viewerKind } from './viewer-kind.ts'

const KEEP_MS = 2 * 60_000
const STEP_PERCENT = 5

/** The bytes of a file; kept for a while, so that switching between files is instant. */
export function fileBytesQuery(file: ViewedFile, renewUrl: RenewUrl | undefined) {
  return queryOptions({
    queryKey: ['file-bytes', file.fileId],
    queryFn: ({ signal, client }) => {
      forgetOldBytes(client)
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

/** How much of a file is here; whoever looks sees it, whoever began to fetch it. */
export function filePercentQuery(fileId: string) {
  return queryOptions<number>({ queryKey: ['file-percent', fileId], queryFn: skipToken })
}

const NEED_BYTES: readonly ViewerKind[] = ['dicom', 'pdf', 'json']

/** Fetches what a viewer will ask for beside the viewer's own code, not after it; ends with the one who looks. */
export function useBytesAhead(file: ViewedFile, renewUrl: RenewUrl | undefined): void {
  useQuery({
    ...fileBytesQuery(file, renewUrl),
    enabled: NEED_BYTES.includes(viewerKind(file)),
    notifyOnChangeProps: [],
  })
}

/** In steps: each is drawn, and drawing takes the time in which the bytes could be read. */
function share(received: number, total: number): number {
  if (total <= 0) return 0
  return Math.min(100, Math.floor((received / total) * (100 / STEP_PERCENT)) * STEP_PERCENT)
}

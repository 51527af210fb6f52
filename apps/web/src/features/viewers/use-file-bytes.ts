import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FileGoneError, fetchFile } from './fetch-file.ts'
import type { RenewUrl, ViewedFile } from './viewed-file.ts'

const KEEP_MS = 2 * 60_000
const STEP_PERCENT = 5

export type FileBytes =
  | { state: 'loading'; percent: number }
  | { state: 'ready'; blob: Blob }
  | { state: 'failed'; cause: 'gone' | 'notLoaded'; retry: () => void }

/** The bytes of a file; kept for a while, so that switching between files is instant. */
export function useFileBytes(
  file: ViewedFile,
  renewUrl: RenewUrl | undefined,
  { wanted = true } = {},
): FileBytes {
  const [percent, setPercent] = useState(0)
  const query = useQuery({
    queryKey: ['file-bytes', file.fileId],
    queryFn: ({ signal }) =>
      fetchFile(file, {
        signal,
        renewUrl,
        onProgress: (received) => setPercent(share(received, file.sizeBytes)),
      }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEEP_MS,
  })
  if (query.data) return { state: 'ready', blob: query.data }
  if (query.isError) {
    const cause = query.error instanceof FileGoneError ? 'gone' : 'notLoaded'
    return { state: 'failed', cause, retry: () => void query.refetch() }
  }
  return { state: 'loading', percent }
}

/** In steps: each is drawn, and drawing takes the time in which the bytes could be read. */
function share(received: number, total: number): number {
  if (total <= 0) return 0
  return Math.min(100, Math.floor((received / total) * (100 / STEP_PERCENT)) * STEP_PERCENT)
}

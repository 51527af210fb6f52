import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFile } from './fetch-file.ts'
import type { RenewUrl, ViewedFile } from './viewed-file.ts'

const KEEP_MS = 2 * 60_000

export type FileBytes =
  | { state: 'loading'; percent: number }
  | { state: 'ready'; blob: Blob }
  | { state: 'failed'; retry: () => void }

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
  if (query.isError) return { state: 'failed', retry: () => void query.refetch() }
  return { state: 'loading', percent }
}

function share(received: number, total: number): number {
  return total > 0 ? Math.min(100, Math.floor((received / total) * 100)) : 0
}

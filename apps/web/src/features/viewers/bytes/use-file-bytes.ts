import { useQuery } from '@tanstack/react-query'
import type { RenewUrl, ViewedFile } from '../opening/viewed-file.ts'
import { FileGoneError } from './fetch-file.ts'
import { fileBytesQuery, filePercentQuery } from './file-bytes.ts'

export type FileBytes =
  | { state: 'loading'; percent: number }
  | { state: 'ready'; bytes: Uint8Array<ArrayBuffer> }
  | { state: 'failed'; cause: 'gone' | 'notLoaded'; retry: () => void }

/** Returns the bytes of a file. The buffer is shared and must not be transferred. */
export function useFileBytes(
  file: ViewedFile,
  renewUrl: RenewUrl | undefined,
  { wanted = true } = {},
): FileBytes {
  const { data: percent = 0 } = useQuery(filePercentQuery(file.fileId))
  const query = useQuery({ ...fileBytesQuery(file, renewUrl), enabled: wanted })
  if (query.data) return { state: 'ready', bytes: query.data }
  if (query.isError) {
    const cause = query.error instanceof FileGoneError ? 'gone' : 'notLoaded'
    return { state: 'failed', cause, retry: () => void query.refetch() }
  }
  return { state: 'loading', percent }
}

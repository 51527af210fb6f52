import type { UploadedFile } from '@systole/contract/files/uploads'
import { nextLook } from '@systole/domain/previews/next-look'
import type { PreviewKind } from '@systole/domain/previews/preview'

/** Returns the delay until a list of files is read again: short while the server still reads or renders some of them. */
export function nextFilesLook(files: readonly UploadedFile[], otherwise: number): number {
  const looked = files.map(({ time, facts_state, previews }) => ({
    isWaiting: facts_state === 'waiting' || previews.some(({ state }) => state === 'waiting'),
    addedAt: time,
  }))
  return nextLook(looked, { now: new Date(), otherwise })
}

/** Returns the address of a file in a list, or of a derived file. */
export function fileAddress(
  files: readonly UploadedFile[],
  fileId: string,
  preview?: PreviewKind,
): string | undefined {
  const file = files.find(({ fid }) => fid === fileId)
  if (preview === undefined) return file?.url
  return file?.previews.find(({ kind }) => kind === preview)?.url ?? undefined
}

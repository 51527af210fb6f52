import { planChunks } from '@systole/domain/uploads/chunks/chunk-plan'
import type { UploadFailure } from '@systole/domain/uploads/chunks/uploader-state'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { UploadRefused } from '../sending/ask-upload.ts'
import { sendFile } from '../sending/chunked-uploader.ts'

export type ImportFile = { name: string; file: File }

/**
 * Sends the files of one recording and asks for their import. Returns the ids of the recordings; throws `UploadRefused` for a file
 * that is refused.
 */
export async function sendImport(
  { caseId, accountId, files }: { caseId: string; accountId: string; files: readonly ImportFile[] },
  { signal, onPercent }: { signal: AbortSignal; onPercent: (percent: number) => void },
): Promise<string[]> {
  const total = files.reduce((sum, { file }) => sum + planChunks(file.size).chunkCount, 0)
  let done = 0
  for (const { name, file } of files) {
    let own = 0
    await sendOne({ caseId, accountId, name, file }, signal, (chunks) => {
      own = chunks ?? own + 1
      onPercent(Math.min(100, ((done + own) / total) * 100))
    })
    done += planChunks(file.size).chunkCount
  }
  signal.throwIfAborted()
  const fileNames = files.map(({ name }) => name)
  return (await orThrow(client.ecgRecordings.importEcgFile({ caseId, fileNames }))).rids
}

async function sendOne(
  { name, file, ...at }: ImportFile & { caseId: string; accountId: string },
  signal: AbortSignal,
  onChunks: (received: number | undefined) => void,
): Promise<void> {
  let failure: UploadFailure | undefined
  const identifier = `ecg-${file.size}-${file.lastModified}-${name}`.slice(0, 200)
  await sendFile(
    { ...at, identifier, kind: 'ecg', name, file, isEcgImport: true },
    {
      fetch: (url, init) => fetch(url, init),
      signal,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      random: Math.random,
      limit: (milliseconds) => AbortSignal.timeout(milliseconds),
      onEvent(event) {
        if (event.type === 'failed') failure = event.failure
        if (event.type === 'receivedCounted') onChunks(event.received)
        if (event.type === 'chunkTaken') onChunks(undefined)
      },
    },
  )
  if (failure) throw new UploadRefused(failure)
}

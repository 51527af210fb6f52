import type { UploaderEvent } from '@systole/domain/uploads/chunks/uploader-state'
import { CHUNK_LANES } from '@systole/domain/uploads/upload-line'
import { reportFinished } from '../queue/queue-progress.ts'
import { forgetUpload } from '../queue/remembered-uploads.ts'
import { publishUploadEvent } from '../queue/upload-events.ts'
import {
  changeUpload,
  dropUpload,
  findQueuedUpload,
  reportUpload,
  type Upload,
} from '../queue/upload-store.ts'
import { refreshFilesSoon } from '../uploads.queries.ts'
import { sendFile } from './chunked-uploader.ts'
import { fileFingerprint } from './file-fingerprint.ts'
import { followUpload } from './follow-upload.ts'
import { dropHandle } from './stored-handles.ts'
import { UNREADABLE } from './unreadable.ts'
import { uploadSlots } from './upload-concurrency.ts'
import { sendAlone, whenLeftAlone } from './upload-lock.ts'

const running = new Map<string, AbortController>()
const lanes = uploadSlots(CHUNK_LANES)

export function abortUpload(identifier: string): void {
  running.get(identifier)?.abort()
  running.delete(identifier)
}

export function abortAllUploads(): void {
  for (const identifier of running.keys()) abortUpload(identifier)
}

/** Sends one file from the queue and follows it to its end; never rejects. */
export async function runUpload(identifier: string, onLeftAlone: () => void): Promise<void> {
  const upload = findQueuedUpload(identifier)
  if (!upload?.file) return
  reportUpload(identifier, { type: 'started' }) // occupies its slot in the queue
  const controller = new AbortController()
  running.set(identifier, controller)
  const { signal } = controller
  const isMine = await sendAlone(identifier, () => send(upload, signal))
  if (running.get(identifier) === controller) running.delete(identifier)
  if (!isMine && !signal.aborted) {
    reportUpload(identifier, { type: 'takenElsewhere' })
    whenLeftAlone(identifier, onLeftAlone)
  }
  if (findQueuedUpload(identifier)?.state.phase === 'done') void settle(upload) // the next one does not wait for it
}

async function send(upload: Upload, signal: AbortSignal): Promise<void> {
  const follow = followUpload(upload)
  try {
    const file = await sameFile(upload)
    if (signal.aborted) return
    if (!file) return follow({ type: 'fileRefused' })
    await sendFile(
      { ...upload, file },
      {
        fetch: (url, init) => fetch(url, init),
        onEvent: (event: UploaderEvent) => {
          if (!signal.aborted) follow(event)
        },
        signal,
        wait: (milliseconds) => waitOnline(milliseconds, signal),
        random: Math.random,
        limit: (milliseconds) => AbortSignal.timeout(milliseconds),
        ...(upload.isOfMany && { lanes }),
      },
    )
  } catch {
    if (!signal.aborted) follow({ type: 'failed', failure: { code: UNREADABLE, message: '' } })
  }
}

/** Returns the bytes after checking that they match the chunks on the server. */
async function sameFile({ identifier, file, print, state }: Upload): Promise<Blob | undefined> {
  const bytes = typeof file === 'function' ? await file() : file
  if (!bytes) return undefined
  const found = await fileFingerprint(bytes)
  if (print !== undefined && found !== undefined && print !== found && state.received > 0) {
    changeUpload(identifier, { file: undefined })
    return undefined
  }
  if (found !== print) changeUpload(identifier, { print: found ?? print })
  return bytes
}

/** Keeps the row until the list of files contains the file. */
async function settle({ identifier, caseId, name, isOfMany }: Upload): Promise<void> {
  forgetUpload(identifier)
  dropHandle(identifier)
  await refreshFilesSoon(caseId)
  reportFinished(identifier)
  dropUpload(identifier)
  publishUploadEvent({ kind: 'added', caseId, name, isOfMany })
}

/** Waits; shortened when the device is online again, or the upload is stopped. */
function waitOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}

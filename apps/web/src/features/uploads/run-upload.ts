import {
  progressPercent,
  quarterPassed,
  type UploaderEvent,
} from '@systole/domain/uploads/uploader-state'
import { INVALID_SESSION } from '../../api/codes.ts'
import { announceSessionEnd } from '../../api/session-end.ts'
import { sendFile, UNREADABLE } from './chunked-uploader.ts'
import { forgetUpload, rememberUpload } from './remembered-uploads.ts'
import { timeLeft } from './time-left.ts'
import { tellNews } from './upload-news.ts'
import { changeUpload, findUpload, takeOut, tellUpload, type Upload } from './upload-store.ts'
import { refreshFiles } from './uploads.queries.ts'

const running = new Map<string, AbortController>()

export function abortUpload(identifier: string): void {
  running.get(identifier)?.abort()
  running.delete(identifier)
}

/** Sends one file from the line and follows it to its end; never rejects. */
export async function runUpload(identifier: string): Promise<void> {
  const upload = findUpload(identifier)
  if (!upload?.file) return
  const controller = new AbortController()
  running.set(identifier, controller)
  const follow = follower(upload)
  const { signal } = controller
  const tools = {
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    onEvent: (event: UploaderEvent) => {
      if (!signal.aborted) follow(event)
    },
    signal,
    wait: (milliseconds: number) => waitOnline(milliseconds, signal),
    random: Math.random,
  }
  try {
    await sendFile({ ...upload, file: upload.file }, tools)
  } catch {
    follow({ type: 'failed', failure: { code: UNREADABLE, message: '' } })
  }
  if (running.get(identifier) === controller) running.delete(identifier)
  if (findUpload(identifier)?.state.phase === 'done') await settle(upload)
}

/** Keeps state, memory, time left and what is said aloud in step with the events. */
function follower({ identifier, caseId, name }: Upload): (event: UploaderEvent) => void {
  const startedAt = Date.now()
  let sentChunks = 0
  return (event) => {
    if (event.type === 'failed' && event.failure.code === INVALID_SESSION) {
      tellUpload(identifier, { type: 'paused' })
      return announceSessionEnd()
    }
    const before = findUpload(identifier)
    const now = tellUpload(identifier, event)
    if (!before || !now) return
    if (event.type === 'failed') return forgetUpload(identifier)
    remember(now)
    if (event.type !== 'chunkTaken') return
    sentChunks += 1
    const leftChunks = now.state.total - now.state.held
    changeUpload(identifier, {
      left: timeLeft({ elapsedMs: Date.now() - startedAt, sentChunks, leftChunks }),
    })
    const percent = quarterPassed(progressPercent(before.state), progressPercent(now.state))
    if (percent) tellNews({ kind: 'quarter', caseId, name, percent })
  }
}

function remember({ file: _, left: __, state, ...upload }: Upload): void {
  rememberUpload({ ...upload, held: state.held, total: state.total })
}

/** The row stays until the list of files has the file. */
async function settle({ identifier, caseId, name }: Upload): Promise<void> {
  forgetUpload(identifier)
  await refreshFiles(caseId)
  takeOut(identifier)
  tellNews({ kind: 'added', caseId, name })
}

/** Cut short when the device finds its network again, or the upload is stopped. */
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

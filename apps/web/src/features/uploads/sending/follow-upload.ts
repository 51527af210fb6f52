import {
  progressPercent,
  quarterPassed,
  type UploaderEvent,
} from '@systole/domain/uploads/chunks/uploader-state'
import { INVALID_SESSION } from '../../../api/codes.ts'
import { announceSessionEnd } from '../../../api/session-end.ts'
import { queueProgress, reportChunk } from '../queue/queue-progress.ts'
import { forgetUpload, rememberUpload } from '../queue/remembered-uploads.ts'
import { timeLeft } from '../queue/time-left.ts'
import { publishUploadEvent } from '../queue/upload-events.ts'
import { changeUpload, findQueuedUpload, reportUpload, type Upload } from '../queue/upload-store.ts'

/** The minimum interval of storing the progress; the server is queried before anything is sent again. */
const REMEMBER_EVERY_MS = 1000

/** Updates state, storage, time left and announcements by the events of one upload. */
export function followUpload(upload: Upload): (event: UploaderEvent) => void {
  const { identifier } = upload
  const onChunk = chunkFollower(upload)
  let rememberedAt = 0
  return (event) => {
    if (isSessionEnd(event)) {
      reportUpload(identifier, { type: 'paused', why: 'sessionEnded' })
      announceSessionEnd()
      return
    }
    const before = { own: findQueuedUpload(identifier), all: queueProgress().percent }
    const now = reportUpload(identifier, event)
    if (!before.own || !now) return
    if (event.type === 'chunkTaken')
      onChunk({ own: progressPercent(before.own.state), all: before.all }, now)
    if (event.type === 'failed') onFailed(now)
    else if (event.type !== 'chunkTaken' || Date.now() - rememberedAt >= REMEMBER_EVERY_MS) {
      rememberedAt = Date.now()
      writeDown(now)
    }
  }
}

function onFailed({ identifier, caseId, name, isOfMany }: Upload): void {
  forgetUpload(identifier)
  publishUploadEvent({ kind: 'failed', caseId, name, isOfMany })
}

function isSessionEnd(event: UploaderEvent): boolean {
  return event.type === 'failed' && event.failure.code === INVALID_SESSION
}

/** Tracks speed, time left and quarters; for many files the quarters of all together. */
function chunkFollower({ identifier, caseId, name, isOfMany }: Upload) {
  const startedAt = Date.now()
  let sentChunks = 0
  return (before: { own: number; all: number }, { state }: Upload) => {
    sentChunks += 1
    reportChunk()
    const leftChunks = state.total - state.received
    const elapsedMs = Date.now() - startedAt
    changeUpload(identifier, { left: timeLeft({ elapsedMs, sentChunks, leftChunks }) })
    const percent = isOfMany
      ? quarterPassed(before.all, queueProgress().percent)
      : quarterPassed(before.own, progressPercent(state))
    if (percent) publishUploadEvent({ kind: 'quarter', caseId, name, percent, isOfMany })
  }
}

export function writeDown(upload: Upload): void {
  rememberUpload(toRemember(upload))
}

export function toRemember({ file: _, left: __, state, ...upload }: Upload) {
  return { ...upload, held: state.received, total: state.total }
}

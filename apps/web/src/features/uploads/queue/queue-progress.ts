import { CHUNK_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import { progressPercent, type UploaderState } from '@systole/domain/uploads/chunks/uploader-state'
import { onForget } from '../../../session/forget-everything.ts'
import { findQueuedUpload, type Upload, uploadStore } from './upload-store.ts'

/** The recent period over which the speed is measured. */
const WINDOW_MS = 15_000
const KNOWN_AFTER_MS = 3000

/** The progress of all uploads in this browser, including completed ones since the queue was last empty. */
export type QueueProgress = {
  percent: number
  /** The number of unfinished files, without failed ones. */
  files: number
  failed: number
  leftBytes: number
  /** The number of files that need user action. */
  stuck: number
}

/** The chunks of completed files that left the queue. */
let finishedChunks = 0
let arrivals: number[] = []

onForget(forget)
uploadStore.subscribe(() => {
  if (uploadStore.get().length === 0) forget()
})

export function queueProgress(uploads: readonly Upload[] = uploadStore.get()): QueueProgress {
  const [received, total] = uploads.reduce(
    ([sum, all], { state }) => [sum + state.received, all + state.total],
    [finishedChunks, finishedChunks],
  )
  const coming = uploads.filter(({ state: { phase } }) => phase !== 'done' && phase !== 'failed')
  const leftChunks = coming.reduce((sum, { state }) => sum + state.total - state.received, 0)
  return {
    percent: total === 0 ? 0 : progressPercent({ received, total }),
    files: coming.length,
    failed: uploads.filter(({ state }) => state.phase === 'failed').length,
    leftBytes: leftChunks * CHUNK_BYTES,
    stuck: uploads.filter(({ state }) => STUCK.includes(state.phase)).length,
  }
}

const STUCK: readonly UploaderState['phase'][] = ['failed', 'fileNeeded']

export function reportChunk(now = Date.now()): void {
  arrivals = [...arrivals.filter((at) => now - at < WINDOW_MS), now]
}

/** Counts a completed file; called before it leaves the queue. */
export function reportFinished(identifier: string): void {
  finishedChunks += findQueuedUpload(identifier)?.state.total ?? 0
}

/** Returns the recent speed in bytes per second, once it is known. */
export function queueSpeed(now = Date.now()): number | undefined {
  const recent = arrivals.filter((at) => now - at < WINDOW_MS)
  const [first] = recent
  if (first === undefined || now - first < KNOWN_AFTER_MS) return undefined
  return ((recent.length - 1) * CHUNK_BYTES * 1000) / (now - first)
}

function forget(): void {
  finishedChunks = 0
  arrivals = []
}

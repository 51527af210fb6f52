import { CHUNK_BYTES } from '@systole/domain/uploads/chunk-plan'
import { progressPercent, type UploaderState } from '@systole/domain/uploads/uploader-state'
import { onForget } from '../../session/forget-everything.ts'
import { findUpload, type Upload, uploadStore } from './upload-store.ts'

/** A speed is that of these last moments. */
const WINDOW_MS = 15_000
const KNOWN_AFTER_MS = 3000

/** All uploads of this browser together, those that are already in among them, since the line was last empty. */
export type QueueProgress = {
  percent: number
  /** Files that are not in yet, without those that failed. */
  files: number
  failed: number
  leftBytes: number
  /** Files that go on only when someone does something. */
  stuck: number
}

/** Chunks of files that are in and left the line. */
let finishedChunks = 0
let arrivals: number[] = []

onForget(forget)
uploadStore.subscribe(() => {
  if (uploadStore.get().length === 0) forget()
})

export function queueProgress(uploads: readonly Upload[] = uploadStore.get()): QueueProgress {
  const [held, total] = uploads.reduce(
    ([sum, all], { state }) => [sum + state.held, all + state.total],
    [finishedChunks, finishedChunks],
  )
  const coming = uploads.filter(({ state: { phase } }) => phase !== 'done' && phase !== 'failed')
  const leftChunks = coming.reduce((sum, { state }) => sum + state.total - state.held, 0)
  return {
    percent: total === 0 ? 0 : progressPercent({ held, total }),
    files: coming.length,
    failed: uploads.filter(({ state }) => state.phase === 'failed').length,
    leftBytes: leftChunks * CHUNK_BYTES,
    stuck: uploads.filter(({ state }) => STUCK.includes(state.phase)).length,
  }
}

const STUCK: readonly UploaderState['phase'][] = ['failed', 'fileNeeded']

export function tellChunk(now = Date.now()): void {
  arrivals = [...arrivals.filter((at) => now - at < WINDOW_MS), now]
}

/** Called before it leaves the line. */
export function tellFinished(identifier: string): void {
  finishedChunks += findUpload(identifier)?.state.total ?? 0
}

/** Bytes per second of the last moments, once it can be told. */
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

import { planChunks } from '@systole/domain/uploads/chunks/chunk-plan'
import {
  nextUploaderState,
  startUploader,
  type UploaderEvent,
  type UploaderState,
} from '@systole/domain/uploads/chunks/uploader-state'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { onForget } from '../../../session/forget-everything.ts'
import { createStore } from '../../../store.ts'
import { type RememberedUpload, rememberedUploads } from './remembered-uploads.ts'
import { uploadPresence } from './upload-presence.ts'

/** The bytes of a file, or a function that unpacks a ZIP entry when its turn comes. */
export type Bytes = Blob | (() => Promise<Blob>)

/** One file being uploaded to a case. */
export type Upload = {
  identifier: string
  caseId: string
  accountId: string
  kind: FileKind
  name: string
  sizeBytes: number
  lastModified: number
  /** `undefined` after a reload, until the same file is chosen again. */
  file: Bytes | undefined
  /** The fingerprint for recognizing the file; `undefined` until it is computed. */
  print: string | undefined
  /** True for one file of many, which share their lanes. */
  isOfMany: boolean
  state: UploaderState
  /** The milliseconds until completion, once the speed is known. */
  left: number | undefined
}

/** Outlives stages and pages, so that uploads continue during navigation. */
export const uploadStore = createStore<readonly Upload[]>(rememberedUploads().map(fromBefore))

onForget(() => uploadStore.set([]))
uploadStore.subscribe(() => uploadPresence.set(uploadStore.get().length > 0))

export function findQueuedUpload(identifier: string): Upload | undefined {
  return uploadStore.get().find((upload) => upload.identifier === identifier)
}

export function putUploads(uploads: readonly Upload[]): void {
  const coming = new Set(uploads.map(({ identifier }) => identifier))
  const others = uploadStore.get().filter(({ identifier }) => !coming.has(identifier))
  uploadStore.set([...others, ...uploads])
}

export function dropUpload(identifier: string): void {
  uploadStore.set(uploadStore.get().filter((upload) => upload.identifier !== identifier))
}

export function changeUpload(identifier: string, change: Partial<Upload>): void {
  uploadStore.set(
    uploadStore
      .get()
      .map((upload) => (upload.identifier === identifier ? { ...upload, ...change } : upload)),
  )
}

/** Applies an event; returns the upload, or `undefined` if it was removed. */
export function reportUpload(identifier: string, event: UploaderEvent): Upload | undefined {
  const upload = findQueuedUpload(identifier)
  if (upload) changeUpload(identifier, { state: nextUploaderState(upload.state, event) })
  return findQueuedUpload(identifier)
}

const STOPPED: readonly UploaderState['phase'][] = ['paused', 'fileNeeded', 'failed']
const RUNNING: readonly UploaderState['phase'][] = ['waiting', 'sending', 'retrying', 'done']

/** Returns true for an upload that proceeds without user action, or is complete but not in the list of files yet. */
export function isRunning({ phase }: Pick<UploaderState, 'phase'>): boolean {
  return RUNNING.includes(phase)
}

/** Returns true for an upload that needs user action. */
export function isStopped({ phase }: Pick<UploaderState, 'phase'>): boolean {
  return STOPPED.includes(phase)
}

/** Creates an upload of an earlier visit or of another tab, whose file is not available. */
export function fromBefore({ held, at: _, total: __, ...known }: RememberedUpload): Upload {
  return {
    ...known,
    print: known.print,
    file: undefined,
    left: undefined,
    state: startUploader(planChunks(known.sizeBytes).chunkCount, {
      received: held,
      hasFile: false,
    }),
  }
}

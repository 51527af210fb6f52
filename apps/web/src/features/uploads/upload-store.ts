import { planChunks } from '@systole/domain/uploads/chunk-plan'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import {
  nextUploaderState,
  startUploader,
  type UploaderEvent,
  type UploaderState,
} from '@systole/domain/uploads/uploader-state'
import { onForget } from '../../session/forget-everything.ts'
import { createStore } from '../../store.ts'
import { type RememberedUpload, rememberedUploads } from './remembered-uploads.ts'
import { uploadPresence } from './upload-presence.ts'

/** The bytes of a file, or how to come by them: a file of a ZIP is unpacked when its turn comes. */
export type Bytes = Blob | (() => Promise<Blob>)

/** One file on its way to one case. */
export type Upload = {
  identifier: string
  caseId: string
  accountId: string
  kind: FileKind
  name: string
  sizeBytes: number
  lastModified: number
  /** Undefined after a reload, until the same file is chosen again. */
  file: Bytes | undefined
  /** What the file is known by when it is chosen again; undefined until it was looked at. */
  print: string | undefined
  /** Of a drop of many, which share their lanes. */
  isOfMany: boolean
  state: UploaderState
  /** Milliseconds until it is in, once the speed is known. */
  left: number | undefined
}

/** Outlives stages and pages, so that uploads go on while the vet looks around. */
export const uploadStore = createStore<readonly Upload[]>(rememberedUploads().map(fromBefore))

onForget(() => uploadStore.set([]))
uploadStore.subscribe(() => uploadPresence.set(uploadStore.get().length > 0))

export function findUpload(identifier: string): Upload | undefined {
  return uploadStore.get().find((upload) => upload.identifier === identifier)
}

export function putUploads(uploads: readonly Upload[]): void {
  const coming = new Set(uploads.map(({ identifier }) => identifier))
  const others = uploadStore.get().filter(({ identifier }) => !coming.has(identifier))
  uploadStore.set([...others, ...uploads])
}

export function takeOut(identifier: string): void {
  uploadStore.set(uploadStore.get().filter((upload) => upload.identifier !== identifier))
}

export function changeUpload(identifier: string, change: Partial<Upload>): void {
  uploadStore.set(
    uploadStore
      .get()
      .map((upload) => (upload.identifier === identifier ? { ...upload, ...change } : upload)),
  )
}

/** Answers the upload after the event, or undefined when it is gone. */
export function tellUpload(identifier: string, event: UploaderEvent): Upload | undefined {
  const upload = findUpload(identifier)
  if (upload) changeUpload(identifier, { state: nextUploaderState(upload.state, event) })
  return findUpload(identifier)
}

const STOPPED: readonly UploaderState['phase'][] = ['paused', 'fileNeeded', 'failed']
const RUNNING: readonly UploaderState['phase'][] = ['waiting', 'sending', 'retrying', 'done']

/** On its way without anyone doing anything; a whole one until the list of files has it. */
export function isRunning({ phase }: Pick<UploaderState, 'phase'>): boolean {
  return RUNNING.includes(phase)
}

/** Goes on only when someone does something. */
export function isStopped({ phase }: Pick<UploaderState, 'phase'>): boolean {
  return STOPPED.includes(phase)
}

/** An upload of a former visit, or of another tab: known, but not its file. */
export function fromBefore({ held, at: _, total: __, ...known }: RememberedUpload): Upload {
  return {
    ...known,
    print: known.print,
    file: undefined,
    left: undefined,
    state: startUploader(planChunks(known.sizeBytes).chunkCount, { held, hasFile: false }),
  }
}

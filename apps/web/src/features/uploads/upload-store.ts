import { planChunks } from '@systole/domain/uploads/chunk-plan'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import {
  nextUploaderState,
  startUploader,
  type UploaderEvent,
  type UploaderState,
} from '@systole/domain/uploads/uploader-state'
import { useMemo, useSyncExternalStore } from 'react'
import { createStore } from '../../store.ts'
import { rememberedUploads } from './remembered-uploads.ts'

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
  file: File | undefined
  state: UploaderState
  /** Milliseconds until it is in, once the speed is known. */
  left: number | undefined
}

/** Outlives stages and pages, so that uploads go on while the vet looks around. */
export const uploadStore = createStore<readonly Upload[]>(knownFromBefore())

export function findUpload(identifier: string): Upload | undefined {
  return uploadStore.get().find((upload) => upload.identifier === identifier)
}

export function putUpload(upload: Upload): void {
  const others = uploadStore.get().filter(({ identifier }) => identifier !== upload.identifier)
  uploadStore.set([...others, upload])
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

/** The uploads of one account to one case. */
export function useUploads(caseId: string, accountId: string): readonly Upload[] {
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.get)
  return useMemo(
    () => all.filter((upload) => upload.caseId === caseId && upload.accountId === accountId),
    [all, caseId, accountId],
  )
}

const RUNNING: readonly UploaderState['phase'][] = ['waiting', 'sending', 'retrying', 'done']

/** On its way without anyone doing anything; a whole one until the list of files has it. */
export function isRunning({ state }: Pick<Upload, 'state'>): boolean {
  return RUNNING.includes(state.phase)
}

function knownFromBefore(): Upload[] {
  return rememberedUploads().map(({ held, at: _, total: __, ...known }) => ({
    ...known,
    file: undefined,
    left: undefined,
    state: startUploader(planChunks(known.sizeBytes).chunkCount, { held, hasFile: false }),
  }))
}

import { ERRORS } from '@systole/contract/wire/errors'
import { planChunks } from '@systole/domain/uploads/chunks/chunk-plan'
import { startUploader, type UploaderState } from '@systole/domain/uploads/chunks/uploader-state'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { fileNameKey } from '@systole/domain/uploads/file-name'
import { isMoving, nextInLine } from '@systole/domain/uploads/upload-line'
import { knownSession, onSessionRead } from '../../../session/current-session.ts'
import { onForget } from '../../../session/forget-everything.ts'
import { toRemember } from '../sending/follow-upload.ts'
import { abortAllUploads, abortUpload, runUpload } from '../sending/run-upload.ts'
import { dropHandle } from '../sending/stored-handles.ts'
import { dropUnfinished } from '../uploads.queries.ts'
import { forgetUpload, rememberedUploads, rememberUploads } from './remembered-uploads.ts'
import {
  type Bytes,
  changeUpload,
  dropUpload,
  findQueuedUpload,
  isStopped,
  putUploads,
  reportUpload,
  type Upload,
  uploadStore,
} from './upload-store.ts'

export type NewUpload = {
  caseId: string
  accountId: string
  kind: FileKind
  name: string
  file: File
  /** The fingerprint, once computed. */
  print?: string | undefined
}

/** A file of a drop of many; its bytes may still be packed in a ZIP. */
export type NewUploadOfMany = Omit<Upload, 'identifier' | 'state' | 'left' | 'isOfMany'>

/** Queues a file and returns its identifier. The same file chosen again resumes where it stopped. */
export function addUpload({ file, ...where }: NewUpload): string {
  const { size: sizeBytes, lastModified } = file
  const added = toUpload({ print: undefined, ...where, file, sizeBytes, lastModified })
  putInLine([added])
  return added.identifier
}

/** Returns a stopped upload of another file with this name, which is replaced if this one is added. */
export function stoppedNamesake({ file, ...where }: NewUpload): Upload | undefined {
  const { size: sizeBytes, lastModified } = file
  return uploadStore
    .get()
    .find(
      (upload) =>
        upload.caseId === where.caseId &&
        upload.accountId === where.accountId &&
        fileNameKey(upload.name) === fileNameKey(where.name) &&
        isStopped(upload.state) &&
        !isSameFile(upload, { ...where, sizeBytes, lastModified }),
    )
}

/** Queues a whole drop in order; returns the identifiers. */
export function addUploads(files: readonly NewUploadOfMany[]): string[] {
  const added = files.map((file) => ({ ...toUpload(file), isOfMany: true }))
  putInLine(added)
  return added.map(({ identifier }) => identifier)
}

/** Resumes an upload whose file was found. */
export function giveFile(identifier: string, file: Bytes): void {
  changeUpload(identifier, { file })
  reportUpload(identifier, { type: 'resumed' })
  startNext()
}

export function pauseUpload(identifier: string): void {
  reportUpload(identifier, { type: 'paused' })
  abortUpload(identifier)
  startNext()
}

export function resumeUpload(identifier: string): void {
  reportUpload(identifier, { type: 'resumed' })
  startNext()
}

/** Pauses all uploads, waiting ones first, so that none of them starts in between. */
export function pauseAll(identifiers: readonly string[]): void {
  const moves = (identifier: string) => {
    const state = findQueuedUpload(identifier)?.state
    return state !== undefined && isMoving(state)
  }
  const waits = (identifier: string) => findQueuedUpload(identifier)?.state.phase === 'waiting'
  for (const choose of [waits, moves])
    for (const identifier of identifiers.filter(choose)) {
      reportUpload(identifier, { type: 'paused' })
      abortUpload(identifier)
    }
  startNext()
}

export function resumeAll(identifiers: readonly string[]): void {
  for (const identifier of identifiers)
    if (findQueuedUpload(identifier)?.state.phase === 'paused')
      reportUpload(identifier, { type: 'resumed' })
  startNext()
}

/** Queues a failed file again; chunks on the server are not sent again. */
export function retryUpload(identifier: string): void {
  const failed = findQueuedUpload(identifier)
  if (!failed?.file) return
  dropUpload(identifier)
  const isOther = failed.state.phase === 'failed' && failed.state.failure.code === CHUNK_REFUSED
  putInLine([
    {
      ...failed,
      identifier: isOther ? newIdentifier() : identifier,
      state: startUploader(failed.state.total),
    },
  ])
}

/** The code for a server that has chunks of another file with this name: the upload gets a new identifier. */
const CHUNK_REFUSED = ERRORS.chunkRefused.code

export function retryAll(identifiers: readonly string[]): void {
  for (const identifier of identifiers)
    if (findQueuedUpload(identifier)?.state.phase === 'failed') retryUpload(identifier)
}

/** Ends an upload permanently; the server deletes its data. */
export async function removeUpload(identifier: string): Promise<void> {
  const upload = findQueuedUpload(identifier)
  dismissUpload(identifier)
  if (upload && upload.state.received > 0) {
    await dropUnfinished(upload).catch(() => undefined) // the server sweeps it within a day
  }
}

export function dismissUpload(identifier: string): void {
  abortUpload(identifier)
  dropUpload(identifier)
  forgetUpload(identifier)
  dropHandle(identifier)
  startNext()
}

/** Deletes all uploads at sign-out, so that no personal data stays on the device. */
export function dropAllUploads(): void {
  abortAllUploads()
  uploadStore.set([])
  watchLeaving(false)
}

onForget(dropAllUploads)

/** Resumes uploads that the end of the session stopped, after signing in again. */
onSessionRead(() => {
  const uid = knownSession()?.uid
  for (const { identifier, accountId, state } of uploadStore.get())
    if (state.phase === 'paused' && state.why === 'sessionEnded' && accountId === uid)
      reportUpload(identifier, { type: 'resumed' })
  startNext()
})

/** Starts the next upload; called whenever the queue has changed. */
export function startNext(): void {
  const line = uploadStore.get().map((upload) => ({ ...upload, phase: upload.state.phase }))
  const next = nextInLine(line.filter(({ phase, file }) => phase !== 'waiting' || file))
  watchLeaving(line.some(isMoving) || next !== undefined)
  if (!next) return
  const { identifier } = next
  void runUpload(identifier, () => resumeUpload(identifier)).then(startNext)
  startNext()
}

function putInLine(uploads: readonly Upload[]): void {
  const names = new Set(uploads.map(({ caseId, name }) => `${caseId} ${name}`))
  for (const { identifier, caseId, name, state } of uploadStore.get())
    if (OVER.includes(state.phase) && names.has(`${caseId} ${name}`)) dropUpload(identifier)
  rememberUploads(uploads.map(toRemember))
  putUploads(uploads)
  startNext()
}

/** The phases in which an upload is replaced by a new one of the same name. */
const OVER: readonly UploaderState['phase'][] = ['fileNeeded', 'failed']

function toUpload(file: NewUploadOfMany): Upload {
  const before = rememberedUploads().find((known) => isSameFile(known, file))
  const { chunkCount } = planChunks(file.sizeBytes)
  return {
    ...file,
    identifier: before?.identifier ?? newIdentifier(),
    print: file.print ?? before?.print,
    isOfMany: false,
    state: startUploader(chunkCount, { received: before?.held ?? 0 }),
    left: undefined,
  }
}

type SameFile = Pick<
  NewUploadOfMany,
  'caseId' | 'accountId' | 'name' | 'sizeBytes' | 'lastModified'
> & { print?: string | undefined }

/** Compares by fingerprint if both have one, because a copy has another date, and two scans of one size may share a name. */
function isSameFile(known: SameFile, chosen: SameFile): boolean {
  const isNamesake =
    known.caseId === chosen.caseId &&
    known.accountId === chosen.accountId &&
    known.name === chosen.name &&
    known.sizeBytes === chosen.sizeBytes
  if (!isNamesake) return false
  if (known.print !== undefined && chosen.print !== undefined) return known.print === chosen.print
  return known.lastModified === chosen.lastModified
}

function watchLeaving(moving: boolean): void {
  if (moving) window.addEventListener('beforeunload', askBeforeLeaving)
  else window.removeEventListener('beforeunload', askBeforeLeaving)
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Creates a random identifier, because the libraries' own lose non-ASCII letters and collide. */
function newIdentifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

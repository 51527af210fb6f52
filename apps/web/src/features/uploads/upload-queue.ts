import { planChunks } from '@systole/domain/uploads/chunk-plan'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { startUploader } from '@systole/domain/uploads/uploader-state'
import { onForget } from '../../session/forget-everything.ts'
import { forgetUpload, rememberedUploads, rememberUpload } from './remembered-uploads.ts'
import { abortUpload, runUpload } from './run-upload.ts'
import {
  findUpload,
  isRunning,
  putUpload,
  takeOut,
  tellUpload,
  type Upload,
  uploadStore,
} from './upload-store.ts'
import { dropUnfinished } from './uploads.queries.ts'

export type NewUpload = {
  caseId: string
  accountId: string
  kind: FileKind
  name: string
  file: File
}

/** Puts a file in line and answers its identifier. The same file chosen again goes on where it stopped. */
export function addUpload({ caseId, accountId, kind, name, file }: NewUpload): string {
  const { size: sizeBytes, lastModified } = file
  const same = { caseId, accountId, name, sizeBytes, lastModified }
  const before = rememberedUploads().find((known) => isSameFile(known, same))
  dropKnown(caseId, name)
  const upload: Upload = {
    ...same,
    identifier: before?.identifier ?? newIdentifier(),
    kind,
    file,
    state: startUploader(planChunks(sizeBytes).chunkCount, { held: before?.held ?? 0 }),
    left: undefined,
  }
  const { held, total } = upload.state
  rememberUpload({ ...same, identifier: upload.identifier, kind, held, total })
  putUpload(upload)
  startNext()
  return upload.identifier
}

export function pauseUpload(identifier: string): void {
  tellUpload(identifier, { type: 'paused' })
  abortUpload(identifier)
  startNext()
}

export function resumeUpload(identifier: string): void {
  tellUpload(identifier, { type: 'resumed' })
  startNext()
}

/** A file that failed goes in line again, from the start. */
export function retryUpload(identifier: string): void {
  const failed = findUpload(identifier)
  dismissUpload(identifier)
  if (failed?.file) addUpload({ ...failed, file: failed.file })
}

/** Ends an upload for good; the server drops what it holds. */
export async function removeUpload(identifier: string): Promise<void> {
  const upload = findUpload(identifier)
  dismissUpload(identifier)
  if (upload && upload.state.held > 0 && upload.state.phase !== 'failed') {
    await dropUnfinished(upload).catch(() => undefined) // the server's sweep takes it within a day
  }
}

export function dismissUpload(identifier: string): void {
  abortUpload(identifier)
  takeOut(identifier)
  forgetUpload(identifier)
  startNext()
}

/** Logout: nothing of the person stays on the device. */
export function dropAllUploads(): void {
  for (const { identifier } of uploadStore.get()) abortUpload(identifier)
  uploadStore.set([])
  watchLeaving(false)
}

onForget(dropAllUploads)

/** One upload at a time; the others wait in line (spec §9). */
function startNext(): void {
  const uploads = uploadStore.get()
  watchLeaving(uploads.some(isRunning))
  if (uploads.some(({ state }) => state.phase === 'sending' || state.phase === 'retrying')) return
  const next = uploads.find(({ state }) => state.phase === 'waiting')
  if (next) void runUpload(next.identifier).then(startNext)
}

type SameFile = Pick<Upload, 'caseId' | 'accountId' | 'name' | 'sizeBytes' | 'lastModified'>

function isSameFile(known: SameFile, chosen: SameFile): boolean {
  return (
    known.caseId === chosen.caseId &&
    known.accountId === chosen.accountId &&
    known.name === chosen.name &&
    known.sizeBytes === chosen.sizeBytes &&
    known.lastModified === chosen.lastModified
  )
}

/** What is known of another file of that name, or of a try that failed, gives way. */
function dropKnown(caseId: string, name: string): void {
  for (const { identifier, state, ...known } of uploadStore.get()) {
    const isOver = state.phase === 'fileNeeded' || state.phase === 'failed'
    if (known.caseId === caseId && known.name === name && isOver) takeOut(identifier)
  }
}

function watchLeaving(running: boolean): void {
  if (running) window.addEventListener('beforeunload', askBeforeLeaving)
  else window.removeEventListener('beforeunload', askBeforeLeaving)
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Random, because the libraries' own identifiers lose non-ASCII letters and collide. */
function newIdentifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { chunkFolder } from './chunk-folder.ts'
import type { ChunkStore, StoredUpload } from './chunk-store.ts'
import { isInStorage, openUploadBytes, type StoreParts } from './open-upload-bytes.ts'
import type { OpenUploadBytes } from './upload-bytes.ts'

/** The time after which the files of an unused upload are closed. */
const KEPT_OPEN_FOR = MINUTE

type Slot = {
  uploadId: string
  bytes: Promise<OpenUploadBytes>
  /** The facts last read from the database, and the chunks of other processes up to then. */
  seen: StoredUpload | undefined
  caughtUp: Promise<void>
  users: number
  usedAt: number
  isReleased: boolean
}

type Parts = Omit<StoreParts, 'folder'> & Pick<CallContext, 'incomingDir'>

/** Creates the store of this process. */
export function createChunkStore(parts: Parts): ChunkStore {
  const { files } = parts
  const folder = chunkFolder(parts.incomingDir)
  const slots = openSlots({ ...parts, folder })
  return {
    async open(upload, work) {
      const slot = await slots.acquire(upload)
      try {
        return await work(await slot.bytes)
      } finally {
        slots.giveBack(slot)
      }
    },
    async stream(upload, chunk) {
      const slot = await slots.acquire(upload)
      const bytes = await slot.bytes
      const inFlight = bytes.stream(chunk, () => slots.giveBack(slot))
      if (!inFlight) slots.giveBack(slot)
      return inFlight
    },
    has: async (upload) => (await folder.has(upload.uploadId)) || isInStorage(files, upload),
    discard: folder.discard,
    discardOrphans: folder.discardOrphans,
    release: slots.release,
    close: slots.close,
  }
}

/** Manages the uploads that this process keeps open, with the number of requests that use each. */
function openSlots(parts: StoreParts) {
  const slots = new Map<string, Slot>()
  const now = () => parts.clock.now().getTime()

  const slotOf = (upload: StoredUpload): Slot => {
    const existing = slots.get(upload.uploadId)
    if (existing) return existing
    const slot = {
      uploadId: upload.uploadId,
      bytes: openUploadBytes(parts, upload),
      seen: upload,
      caughtUp: Promise.resolve(),
      users: 0,
      usedAt: now(),
      isReleased: false,
    }
    slots.set(upload.uploadId, slot)
    slot.bytes.catch(() => slots.delete(upload.uploadId))
    return slot
  }
  const release = (uploadId: string) => {
    const slot = slots.get(uploadId)
    if (!slot) return
    slots.delete(uploadId)
    slot.isReleased = true
    closeIfUnused(slot, parts.log)
  }
  const releaseIdle = () => {
    for (const { uploadId, users, usedAt } of slots.values())
      if (users === 0 && now() - usedAt > KEPT_OPEN_FOR) release(uploadId)
  }
  const giveBack = (slot: Slot) => {
    slot.users -= 1
    slot.usedAt = now()
    if (slot.isReleased) closeIfUnused(slot, parts.log)
  }
  return {
    release,
    giveBack,
    async acquire(upload: StoredUpload): Promise<Slot> {
      if (slots.get(upload.uploadId)?.seen !== upload) releaseIdle()
      const slot = slotOf(upload)
      slot.users += 1
      try {
        if (slot.seen !== upload) catchUp(slot, upload)
        await Promise.all([slot.bytes, slot.caughtUp])
        return slot
      } catch (error) {
        giveBack(slot)
        throw error
      }
    },
    async close() {
      const open = [...slots.values()]
      slots.clear()
      await Promise.allSettled(open.map(async ({ bytes }) => (await bytes).close()))
    },
  }
}

/** Adds the chunks that another process received before these facts were read. Repeated with the next request after a failure. */
function catchUp(slot: Slot, upload: StoredUpload): void {
  slot.seen = upload
  slot.caughtUp = slot.bytes.then((bytes) => bytes.catchUp(upload.receivedCount))
  slot.caughtUp.catch(() => {
    slot.seen = undefined
  })
}

function closeIfUnused({ uploadId, users, bytes }: Slot, log: StoreParts['log']): void {
  if (users > 0) return
  const closed = bytes.then(
    (opened) => opened.close(),
    () => {}, // the request that opened it has received the error
  )
  closed.catch((err) => log.warn({ err, uploadId }, 'an upload could not be closed'))
}

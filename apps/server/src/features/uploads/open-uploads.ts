import { MINUTE, SECOND } from '@systole/domain/time/durations'
import type { AppContext } from '../../app-context.ts'
import { type OpenUpload, openUpload } from './chunk-store/open-upload.ts'
import { type FileRow, findFile } from './file-store.ts'
import type { AnnouncedFile } from './receiving/chunk-fields.ts'
import type { UploadCaller } from './receiving/upload-caller.ts'
import { ttlCache } from './ttl-cache.ts'
import {
  deleteUpload,
  findReceivedChunks,
  findUpload,
  type UploadIdentity,
  type UploadRow,
} from './upload-store.ts'

/** The time for which this process trusts its state; another process may have received a chunk or ended the upload. */
const BELIEVED_FOR = 2 * SECOND
const KEPT_OPEN_FOR = MINUTE

export type FoundUpload =
  | { state: 'unknown' }
  | { state: 'receiving'; upload: OpenUpload }
  | { state: 'done'; file: FileRow }

type Known =
  | { state: 'unknown' }
  | { state: 'receiving'; row: UploadRow }
  | { state: 'done'; file: FileRow }
type Slot = {
  key: string
  upload: Promise<OpenUpload>
  users: number
  usedAt: number
  ended: boolean
}

export type OpenUploads = {
  /** Runs `work` with the upload of this identity; its file stays open during that time. */
  use<T>(identity: UploadIdentity, work: (found: FoundUpload) => Promise<T>): Promise<T>
  /** Drops the state of a finished, refused or deleted upload. */
  end(uploadId: string): void
  close(): Promise<void>
}

/** Manages the uploads that this process is receiving. */
export function openUploads(context: AppContext): OpenUploads {
  const slots = new Map<string, Slot>()
  const now = () => context.clock.now().getTime()
  const known = ttlCache<Known>(BELIEVED_FOR, now)

  const slotOf = (key: string, row: UploadRow): Slot => {
    const there = slots.get(row.uploadId)
    if (there) return there
    const slot = { key, upload: openUpload(context, row), users: 0, usedAt: now(), ended: false }
    slots.set(row.uploadId, slot)
    slot.upload.catch(() => slots.delete(row.uploadId))
    return slot
  }
  const closeWhenUnused = (slot: Slot) => {
    if (slot.users === 0)
      void slot.upload.then(
        (upload) => upload.close(),
        () => {},
      )
  }
  const end = (uploadId: string) => {
    const slot = slots.get(uploadId)
    if (!slot) return
    slots.delete(uploadId)
    known.forget(slot.key)
    slot.ended = true
    closeWhenUnused(slot)
  }
  const endIdle = () => {
    for (const [uploadId, { users, usedAt }] of slots)
      if (users === 0 && now() - usedAt > KEPT_OPEN_FOR) end(uploadId)
  }
  const look = async (identity: UploadIdentity): Promise<Known> => {
    endIdle()
    const found = await findKnown(context, identity)
    if (found.state === 'receiving')
      await catchUp(context, found.row, slots.get(found.row.uploadId))
    return found
  }

  return {
    async use(identity, work) {
      const key = keyOf(identity)
      const found = await known.getOrLoad(key, () => look(identity))
      if (found.state !== 'receiving') {
        known.forget(key) // only what every chunk asks for is worth caching
        return work(found)
      }
      const slot = slotOf(key, found.row)
      slot.users += 1
      try {
        return await work({ state: 'receiving', upload: await slot.upload })
      } finally {
        slot.users -= 1
        slot.usedAt = now()
        if (slot.ended) closeWhenUnused(slot)
      }
    },
    end,
    async close() {
      const open = [...slots.values()]
      slots.clear()
      await Promise.allSettled(open.map(async ({ upload }) => (await upload).close()))
    },
  }
}

/** Returns the identity of an announced upload of this caller. */
export function identityOf({ caseId, actor }: UploadCaller, file: AnnouncedFile): UploadIdentity {
  const { identifier, nameKey } = file
  const { sizeBytes, chunkBytes } = file.plan
  return { caseId, accountId: actor.accountId, identifier, nameKey, sizeBytes, chunkBytes }
}

function keyOf(identity: UploadIdentity): string {
  const { caseId, accountId, identifier, nameKey, sizeBytes, chunkBytes } = identity
  return JSON.stringify([caseId, accountId, identifier, nameKey, sizeBytes, chunkBytes])
}

async function findKnown({ database }: AppContext, identity: UploadIdentity): Promise<Known> {
  const row = await findUpload(database, identity)
  if (!row) return { state: 'unknown' }
  if (row.state === 'receiving') return { state: 'receiving', row }
  const file = row.fileId === null ? undefined : await findFile(database, row.fileId)
  if (file) return { state: 'done', file }
  await deleteUpload(database, row.uploadId) // its file has been deleted: the next chunk starts again
  return { state: 'unknown' }
}

/** Adds chunks that another process may have received. */
async function catchUp({ database }: AppContext, row: UploadRow, slot: Slot | undefined) {
  const upload = await slot?.upload
  upload?.recorder.observeCount(row.receivedCount)
  if (!upload?.recorder.isShared()) return
  for (const { chunkNumber } of await findReceivedChunks(database, row.uploadId))
    upload.held.add(chunkNumber)
}

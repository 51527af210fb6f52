import type { ChunkReply } from '@systole/contract/files/uploads'
import { SECOND } from '@systole/domain/time/durations'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { AppContext, CallContext } from '../../app-context.ts'
import type { ChunkStore } from './chunk-store/chunk-store.ts'
import { type FileRow, findFile } from './file-store.ts'
import type { AnnouncedFile } from './receiving/chunk-fields.ts'
import type { UploadCaller } from './receiving/upload-caller.ts'
import { ttlCache } from './ttl-cache.ts'
import {
  deleteUpload,
  findUpload,
  setUploadKind,
  type UploadIdentity,
  type UploadRow,
} from './upload-store.ts'

/** The time for which this process trusts its state; another process may have received a chunk or ended the upload. */
const TRUSTED_FOR = 2 * SECOND

/** The server's context extended by what chunk calls need. */
export type UploadContext = CallContext & { uploads: OpenUploads; chunks: ChunkStore }

export type FoundUpload =
  | { state: 'unknown' }
  | { state: 'receiving'; row: UploadRow }
  | { state: 'done'; file: FileRow }

/** The reply to the chunk that completes the upload. */
export type CompletedFile = Extract<ChunkReply, { complete: true }>

/** The uploads that this process is receiving, as known from the database. */
export type OpenUploads = {
  find(identity: UploadIdentity): Promise<FoundUpload>
  /** Changes the file kind, which the vet may do during the upload. */
  setKind(row: UploadRow, kind: FileKind): Promise<void>
  /** Runs the completion of an upload; simultaneous requests share it. Ends the upload in any case. */
  completeOnce(row: UploadRow, complete: () => Promise<CompletedFile>): Promise<CompletedFile>
  /** Drops the state of a finished, refused or deleted upload. */
  end(row: UploadRow): void
}

export function openUploads({ database, clock }: AppContext, chunks: ChunkStore): OpenUploads {
  const known = ttlCache<FoundUpload>(TRUSTED_FOR, () => clock.now().getTime())
  const completions = new Map<string, Promise<CompletedFile>>()

  const end = (row: UploadRow) => {
    known.forget(keyOf(row))
    chunks.release(row.uploadId)
  }
  return {
    async find(identity) {
      const key = keyOf(identity)
      const found = await known.getOrLoad(key, () => load(database, identity))
      if (found.state !== 'receiving') known.forget(key) // only what every chunk asks for is worth caching
      return found
    },
    async setKind(row, kind) {
      await setUploadKind(database, row.uploadId, kind)
      known.forget(keyOf(row))
    },
    completeOnce(row, complete) {
      const running = completions.get(row.uploadId)
      if (running) return running
      const completion = complete().finally(() => {
        completions.delete(row.uploadId)
        end(row)
      })
      completions.set(row.uploadId, completion)
      return completion
    },
    end,
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

async function load(db: AppContext['database'], identity: UploadIdentity): Promise<FoundUpload> {
  const row = await findUpload(db, identity)
  if (!row) return { state: 'unknown' }
  if (row.state === 'receiving') return { state: 'receiving', row }
  const file = row.fileId === null ? undefined : await findFile(db, row.fileId)
  if (file) return { state: 'done', file }
  await deleteUpload(db, row.uploadId) // its file has been deleted: the next chunk starts again
  return { state: 'unknown' }
}

import { takesFiles } from '@systole/domain/cases/case-status'
import { chunkRange } from '@systole/domain/uploads/chunk-plan'
import { fileKindToWire } from '@systole/domain/uploads/file-kind'
import type { CallContext } from '../../app-context.ts'
import type { Db } from '../../db/database.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { addAudit } from '../audit/audit-store.ts'
import { recordAbsences } from '../cases/absence-store.ts'
import { addCaseEvent } from '../cases/case-event-store.ts'
import { findCaseForChange } from '../cases/case-store.ts'
import { readFactsJob } from '../previews/read-facts.job.ts'
import {
  type ChunkFile,
  chunkFilePath,
  digestFile,
  removeChunkFile,
} from './chunk-store/chunk-file.ts'
import { type CompletedFile, discardUpload, type OpenUpload } from './chunk-store/open-upload.ts'
import { readStored } from './chunk-store/read-stored.ts'
import { fileIdOf } from './file-id.ts'
import { findFile, insertFile } from './file-store.ts'
import type { OpenUploads } from './open-uploads.ts'
import type { UploadCaller } from './receiving/upload-caller.ts'
import { refuseBytes } from './refuse-bytes.ts'
import { findReceivedChunks, finishUpload, lockUpload } from './upload-store.ts'

type Completion = {
  caller: Pick<UploadCaller, 'caseId' | 'hospitalId'> & { actor: Uploader }
  /** The digest of the whole file, if the sender provided it. */
  sha256: string | undefined
}
type Uploader = Pick<Actor, 'accountId' | 'userType' | 'hospitalId'>

/** Verifies a complete upload, stores its bytes and adds the file to the case. Safe to repeat after a crash at any step. */
export async function completeUpload(
  context: CallContext & { uploads: Pick<OpenUploads, 'end'> },
  upload: OpenUpload,
  completion: Completion,
): Promise<CompletedFile> {
  upload.completing ??= complete(context, upload, completion).finally(() => {
    upload.completing = undefined
    context.uploads.end(upload.row.uploadId)
  })
  return upload.completing
}

async function complete(
  context: CallContext,
  upload: OpenUpload,
  { caller, sha256: announced }: Completion,
): Promise<CompletedFile> {
  const { row, file } = upload
  const storageKey = fileIdOf(row.uploadId)
  const bytes = file ?? readStored(context.files, storageKey)
  try {
    await upload.recorder.flush() // the bytes are verified against the rows
    const sha256 = file
      ? await verify(context.database, upload, bytes)
      : await storedDigest(context, upload, bytes)
    const told = [announced ?? sha256, row.sha256 ?? sha256]
    if (told.some((each) => each !== sha256)) {
      throw new AppError('chunkRefused', { message: 'The file that arrived is not the one sent.' })
    }
    await refuseBytes(row, bytes)
    await file?.sync() // a chunk stored simultaneously with the last may not be on the disk yet
    const { sizeBytes } = row
    if (file) await context.files.adopt(storageKey, file.path, { sizeBytes, sha256 })
    const completed = await context.database.transaction((db) =>
      record({ ...context, db }, upload, { caller, sha256 }),
    )
    await removeChunkFile(chunkFilePath(context.incomingDir, row.uploadId)) // only its journal is left; the bytes have been moved
    return completed
  } catch (error) {
    if (error instanceof AppError) await discardUpload(context, row.uploadId)
    throw error
  }
}

/** Returns the digest of the whole; if it must be read back, each chunk is verified against its acknowledged checksum. */
async function verify(db: Db, upload: OpenUpload, bytes: Pick<ChunkFile, 'read'>): Promise<string> {
  const { row, digest } = upload
  const running = await digest.finish(row.chunkCount)
  if (running !== undefined) return running
  const chunks = await findReceivedChunks(db, row.uploadId)
  const pieces = chunks.map(({ chunkNumber }) => chunkRange(row, chunkNumber))
  const read = await digestFile(bytes, pieces)
  const isSame = chunks.every((chunk, place) => chunk.crc32 === read.checksums[place])
  if (!isSame) throw new AppError('chunkRefused', { message: 'Send the file again.' })
  return read.whole
}

/** Returns the digest that the storage recorded when the bytes were moved, or computes it. */
async function storedDigest(
  { database, files }: CallContext,
  upload: OpenUpload,
  bytes: Pick<ChunkFile, 'read'>,
): Promise<string> {
  const found = await files.find(fileIdOf(upload.row.uploadId))
  return found?.sha256 ?? verify(database, upload, bytes)
}

/** Writes the file, the case log and the audit row in one transaction; a second completion returns the first one's file. */
async function record(
  context: CallContext,
  { row }: OpenUpload,
  { caller, sha256 }: Pick<Completion, 'caller'> & { sha256: string },
): Promise<CompletedFile> {
  const { db } = context
  const { actor, caseId, hospitalId } = caller
  const now = context.clock.now()
  const consult = await findCaseForChange(db, caseId, { reach: 'all' })
  const upload = await lockUpload(db, row.uploadId)
  if (!consult || !upload) throw new AppError('uploadNotFound')
  const before = upload.fileId === null ? undefined : await findFile(db, upload.fileId)
  if (before) return toReply(before)
  if (!takesFiles(consult.status)) throw new AppError('wrongStatus')

  const fileId = fileIdOf(row.uploadId)
  const { name, nameKey, kind, format, sizeBytes } = upload
  await insertFile(db, {
    fileId,
    caseId,
    hospitalId,
    name,
    nameKey,
    kind,
    format,
    sizeBytes,
    sha256,
    storageKey: fileId,
    uploadedBy: actor.accountId,
    createdAt: now,
  })
  await finishUpload(db, row.uploadId, fileId)
  await context.jobs.enqueue(db, readFactsJob, { storageKey: fileId }, { key: fileId })
  const standing = consult.absentFiles.filter((absent) => absent.kind !== kind)
  await recordAbsences(context, consult, { actor, now: standing })
  const what = { caseId, hospitalId, actor, to: name, note: fileKindToWire(kind), at: now }
  await addCaseEvent(db, { ...what, action: 'file.added' })
  await addAudit(
    db,
    { actor, requestId: context.requestId },
    { action: 'file.added', object: `case:${caseId}`, details: { fileId, sha256, sizeBytes } },
  )
  return toReply({ name, sizeBytes, sha256 })
}

export function toReply(file: { name: string; sizeBytes: number; sha256: string }): CompletedFile {
  return { complete: true, name: file.name, size: file.sizeBytes, sha256: file.sha256 }
}

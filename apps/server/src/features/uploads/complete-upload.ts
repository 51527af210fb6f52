import { takesFiles } from '@systole/domain/cases/case-status'
import { nextStatus } from '@systole/domain/cases/case-steps'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { mayHoldRecording } from '@systole/domain/ecg-recordings/ecg-file'
import { isEcgOnlyFormat } from '@systole/domain/ecg-recordings/import-formats'
import { takesRecordings } from '@systole/domain/ecg-recordings/takes-recordings'
import { fileKindToWire } from '@systole/domain/uploads/file-kind'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { recordAbsences } from '../cases/absences/absence-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { changeCase, findCaseForChange } from '../cases/case-store.ts'
import { noFurtherRecordings } from '../cases/ecg/no-further-recordings.ts'
import { recordCase } from '../cases/record-case.ts'
import { readFactsJob } from '../previews/read-facts.job.ts'
import type { UploadBytes } from './chunk-store/chunk-store.ts'
import { discardUpload } from './discard-upload.ts'
import { fileIdOf } from './file-id.ts'
import { findFile, insertFile } from './file-store.ts'
import type { CompletedFile, UploadContext } from './open-uploads.ts'
import type { UploadCaller } from './receiving/upload-caller.ts'
import { refuseBytes } from './refuse-bytes.ts'
import { finishUpload, lockUpload, type UploadRow } from './upload-store.ts'

type Upload = { row: UploadRow; bytes: UploadBytes }
type Completion = {
  caller: Pick<UploadCaller, 'caseId' | 'hospitalId'> & { actor: Uploader }
  /** The digest of the whole file, if the sender provided it. */
  sha256: string | undefined
}
type Uploader = Pick<Actor, 'accountId' | 'userType' | 'hospitalId'>

/** Verifies a complete upload, stores its bytes and adds the file to the case. Safe to repeat after a crash at any step. */
export async function completeUpload(
  context: UploadContext,
  upload: Upload,
  completion: Completion,
): Promise<CompletedFile> {
  return context.uploads.completeOnce(upload.row, () => complete(context, upload, completion))
}

async function complete(
  context: UploadContext,
  { row, bytes }: Upload,
  { caller, sha256: announced }: Completion,
): Promise<CompletedFile> {
  try {
    const file = await bytes.finish()
    const { sha256 } = file
    if ((announced ?? sha256) !== sha256 || (row.sha256 ?? sha256) !== sha256) {
      throw new AppError('chunkRefused', { message: 'The file that arrived is not the one sent.' })
    }
    await refuseBytes(row, file)
    await file.moveToStorage()
    const completed = await context.database.transaction((db) =>
      record({ ...context, db }, row, { caller, sha256 }),
    )
    await context.chunks.discard(row.uploadId) // only its journal is left; the bytes have been moved
    return completed
  } catch (error) {
    if (error instanceof AppError) await discardUpload(context, row.uploadId)
    throw error
  }
}

/** Writes the file, the case log and the audit row in one transaction; a second completion returns the first one's file. */
async function record(
  context: CallContext,
  row: UploadRow,
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
  if (!takesFiles(consult.status, consult.service)) throw new AppError('wrongStatus')
  if (mayHoldRecording(upload) && !takesRecordings(consult)) throw noFurtherRecordings()

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
    ...(isEcgOnlyFormat(format) && { factsState: 'read' as const }),
    createdAt: now,
  })
  await finishUpload(db, row.uploadId, fileId)
  if (!isEcgOnlyFormat(format))
    await context.jobs.enqueue(db, readFactsJob, { storageKey: fileId }, { key: fileId })
  const existing = consult.absentFiles.filter((absent) => absent.kind !== kind)
  await recordAbsences(context, consult, { actor, now: existing })
  const what = { caseId, hospitalId, actor, to: name, note: fileKindToWire(kind), at: now }
  await recordCase(
    { db, requestId: context.requestId },
    { ...what, action: 'file.added', details: { fileId, sha256, sizeBytes } },
  )
  await reachUpload(context, consult, { kind, format, actor })
  return toReply({ name, sizeBytes, sha256 })
}

/** Takes the step of an ECG case whose first recording has arrived; the file is its line in the case log. Handbook 1.2. */
async function reachUpload(
  { db, clock }: CallContext,
  consult: CaseRow,
  { kind, format, actor }: Pick<UploadRow, 'kind' | 'format'> & { actor: Uploader },
): Promise<void> {
  if (!isEcgService(consult.service) || !mayHoldRecording({ kind, format })) return
  const status = nextStatus(consult, 'addRecording', actor.userType)
  if (typeof status === 'string' && status !== consult.status)
    await changeCase(db, consult.caseId, { status }, clock.now())
}

export function toReply(file: { name: string; sizeBytes: number; sha256: string }): CompletedFile {
  return { complete: true, name: file.name, size: file.sizeBytes, sha256: file.sha256 }
}

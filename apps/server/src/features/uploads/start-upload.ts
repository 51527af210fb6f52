import { statfs } from 'node:fs/promises'
import { mayHoldRecording } from '@systole/domain/ecg-recordings/ecg-file'
import { refuseQuota, type StorageUse } from '@systole/domain/uploads/storage-quota'
import type { CallContext } from '../../app-context.ts'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { noFurtherRecordings } from '../cases/ecg/no-further-recordings.ts'
import { DiskFull } from './chunk-store/chunk-store.ts'
import { isFileNameTaken } from './file-store.ts'
import type { AnnouncedFile } from './receiving/chunk-fields.ts'
import type { UploadCaller } from './receiving/upload-caller.ts'
import { lockStorage, storageUse } from './storage-use-store.ts'
import { insertUpload } from './upload-store.ts'

const GIBIBYTE = 1_073_741_824
const GIGABYTE = 1_000_000_000
/** The maximum total size announced by the unfinished uploads of one hospital. */
const HOSPITAL_MAX_BYTES = 20 * GIBIBYTE
/** The space reserved on the disk for everything else. */
const DISK_RESERVE_BYTES = GIBIBYTE

/** Registers the upload before its first chunk is stored. Its announced facts are binding from then on. */
export async function startUpload(
  context: CallContext,
  caller: UploadCaller,
  file: AnnouncedFile,
): Promise<void> {
  const { actor, caseId, hospitalId } = caller
  const { identifier, name, nameKey, kind, format, plan, sha256 } = file
  await context.database.transaction(async (db) => {
    await lockStorage(db, hospitalId)
    await refuseStart({ ...context, database: db }, caller, file)
    await insertUpload(db, {
      uploadId: newId('upload'),
      caseId,
      hospitalId,
      accountId: actor.accountId,
      identifier,
      name,
      nameKey,
      kind,
      format,
      ...plan,
      sha256,
      now: context.clock.now(),
    })
  })
}

/** Refuses what is certain to be refused later; the first test request applies it already, so that no byte is sent in vain. */
export async function refuseStart(
  {
    database,
    incomingDir,
    settings,
  }: Pick<CallContext, 'incomingDir' | 'settings'> & {
    database: Db
  },
  { caseId, hospitalId, takesRecordings }: UploadCaller,
  file: AnnouncedFile,
): Promise<void> {
  const { nameKey, plan } = file
  const { sizeBytes } = plan
  if (!takesRecordings && mayHoldRecording(file)) throw noFurtherRecordings()
  if (await isFileNameTaken(database, caseId, nameKey)) throw new AppError('duplicateFileName')
  const defaultQuotaBytes = settings.STORAGE_QUOTA_BYTES
  const use = await storageUse(database, hospitalId, { defaultQuotaBytes })
  if (use.announcedBytes + sizeBytes > HOSPITAL_MAX_BYTES) {
    throw new AppError('chunkRefused', { message: 'Too many uploads are unfinished.' })
  }
  const refusal = refuseQuota(use, sizeBytes)
  if (refusal) throw new AppError(refusal, notifyStorageUse(use))
  if ((await freeBytes(incomingDir)) < sizeBytes + DISK_RESERVE_BYTES) throw new DiskFull()
}

function notifyStorageUse({ usedBytes, announcedBytes, quotaBytes }: StorageUse) {
  const used = usedBytes + announcedBytes
  const [usedGb, quotaGb] = [used, quotaBytes].map((bytes) => (bytes / GIGABYTE).toFixed(1))
  return {
    message: `The storage of the hospital has no room for this file: ${usedGb} of ${quotaGb} GB are used.`,
    data: { used, quota: quotaBytes },
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

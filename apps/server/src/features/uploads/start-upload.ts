import { statfs } from 'node:fs/promises'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { AnnouncedFile } from './chunk-fields.ts'
import { isNameTaken } from './file-store.ts'
import { NoRoom } from './no-room.ts'
import type { UploadCaller } from './upload-caller.ts'
import { announcedBytes, insertUpload } from './upload-store.ts'

const GIBIBYTE = 1_073_741_824
/** What the unfinished uploads of one hospital may announce together. */
const HOSPITAL_MAX_BYTES = 20 * GIBIBYTE
/** What stays free on the disk for everything else. */
const DISK_RESERVE_BYTES = GIBIBYTE

/** Makes the upload known before its first chunk is stored. */
export async function startUpload(
  context: CallContext,
  caller: UploadCaller,
  file: AnnouncedFile,
): Promise<undefined> {
  await refuseStart(context, caller, file)
  const { actor, caseId, hospitalId } = caller
  const { identifier, name, nameKey, kind, format, plan, sha256 } = file
  await insertUpload(context.database, {
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
}

/** Refuses what is certain to be refused later; asked by the first test already, so that no byte travels in vain. */
export async function refuseStart(
  { database, incomingDir }: CallContext,
  { caseId, hospitalId }: UploadCaller,
  { nameKey, plan }: AnnouncedFile,
): Promise<void> {
  if (await isNameTaken(database, caseId, nameKey)) throw new AppError('duplicateFileName')
  if ((await announcedBytes(database, hospitalId)) + plan.sizeBytes > HOSPITAL_MAX_BYTES) {
    throw new AppError('chunkRefused', { message: 'Too many uploads are unfinished.' })
  }
  if ((await freeBytes(incomingDir)) < plan.sizeBytes + DISK_RESERVE_BYTES) throw new NoRoom()
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

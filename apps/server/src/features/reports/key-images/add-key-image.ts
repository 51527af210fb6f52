import type { addKeyImage as contract } from '@systole/contract/files/key-images'
import { refuseStrip } from '@systole/domain/key-images/ecg-strip'
import { KEY_IMAGES_PER_CASE } from '@systole/domain/key-images/key-image'
import { HOUR } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { sentPicture } from '../../../pictures/sent-picture.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { findFile } from '../../uploads/file-store.ts'
import { discardBytesJob } from '../../uploads/sweeping/discard-bytes.job.ts'
import { requireAssignedCase } from '../drafting/require-assigned-case.ts'
import {
  countKeyImages,
  findKeyImage,
  insertKeyImage,
  type KeyImageRow,
  listKeyImages,
} from './key-image-store.ts'
import { presentKeyImage } from './present-key-image.ts'

type AddCall = Call<typeof contract>
type Picture = Pick<KeyImageRow, 'storageKey' | 'still' | 'strip' | 'sizeBytes'>

/** Stores the bytes, then the row; bytes without a row are deleted an hour later. The source is never changed. */
export async function addKeyImage(context: CallContext, call: AddCall) {
  const { database } = context
  const { input, actor } = call
  const known = await findKeyImage(database, input.kid)
  const picture = known ?? (await keepPicture(context, call))
  const caseId = await database.transaction((tx) =>
    keepRow({ ...context, db: tx }, call, { known, picture }),
  )
  const [kept] = await listKeyImages(database, caseId, [input.kid])
  if (!kept) throw fieldRefusal('kid')
  return { image: presentKeyImage(context, actor, kept) }
}

async function keepPicture(context: CallContext, call: AddCall): Promise<Picture> {
  const { database, files, jobs, clock } = context
  const { still, strip, caseId } = call.input
  await requireAssignedCase({ db: database }, { caseId, actor: call.actor, scope: call.scope })
  if (strip) {
    if (still || refuseStrip(strip)) throw fieldRefusal('strip')
    return { storageKey: null, still: null, strip, sizeBytes: 0 }
  }
  const { bytes, shape, sha256 } = await sentPicture('still', still ?? '')
  const key = newId('still')
  const later = new Date(clock.now().getTime() + HOUR)
  const unused = { storageKeys: [key], uploadIds: [] }
  await jobs.enqueue(database, discardBytesJob, unused, { startAfter: later })
  await files.put(key, bytes)
  return {
    storageKey: key,
    still: { key, sha256, ...shape },
    strip: null,
    sizeBytes: bytes.length,
  }
}

/** Inserts the row and returns the case. The same picture sent twice is one row; an id used by another case is refused. */
async function keepRow(
  context: CallContext,
  { input, actor, scope }: AddCall,
  { known, picture }: { known: KeyImageRow | undefined; picture: Picture },
): Promise<string> {
  const { db, clock, requestId } = context
  const { caseId } = await requireAssignedCase(context, { caseId: input.caseId, actor, scope })
  if (known) {
    if (known.caseId !== caseId || known.fileId !== input.fid) throw fieldRefusal('kid')
    return caseId
  }
  const file = await findFile(db, input.fid)
  if (file?.caseId !== caseId) throw fieldRefusal('fid')
  if ((await countKeyImages(db, caseId)) >= KEY_IMAGES_PER_CASE) {
    throw fieldRefusal('kid', `is one more than the ${KEY_IMAGES_PER_CASE} pictures of a case`)
  }
  const { storageKey, still, strip, sizeBytes } = picture
  const isNew = await insertKeyImage(db, {
    ...{ storageKey, still, strip, sizeBytes },
    keyImageId: input.kid,
    caseId,
    fileId: file.fileId,
    authorId: actor.accountId,
    frame: input.frame ?? null,
    view: input.view ?? {},
    createdAt: clock.now(),
  })
  if (!isNew) return caseId
  await addAudit(
    db,
    { actor, requestId },
    {
      action: 'keyImage.added',
      object: `case:${caseId}`,
      details: { keyImageId: input.kid, fileId: file.fileId, frame: input.frame ?? null },
    },
  )
  return caseId
}

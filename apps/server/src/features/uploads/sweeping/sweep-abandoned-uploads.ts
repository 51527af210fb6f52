import { DAY, HOUR } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { createChunkStore } from '../chunk-store/create-chunk-store.ts'
import { fileIdOf } from '../file-id.ts'
import { deleteAbandonedUploads, findExistingUploadIds } from '../upload-store.ts'
import { discardBytes } from './discard-bytes.ts'

const KEPT_FOR = DAY
/** The time for which a file may exist before its row is committed. */
const ORPHAN_AFTER = HOUR

/** Deletes uploads untouched for a day with their bytes, and files in the folder without a row. */
export async function sweepAbandonedUploads(
  context: Pick<CallContext, 'db' | 'database' | 'files' | 'incomingDir' | 'clock' | 'log'>,
): Promise<void> {
  const { db, clock } = context
  const untouchedSince = new Date(clock.now().getTime() - KEPT_FOR)
  const ended = await deleteAbandonedUploads(db, untouchedSince)
  const unfinished = ended.filter(({ state }) => state === 'receiving')
  const uploadIds = unfinished.map(({ uploadId }) => uploadId)
  await discardBytes(context, { uploadIds, storageKeys: uploadIds.map(fileIdOf) })
  await createChunkStore(context).discardOrphans({
    findKnown: (ids) => findExistingUploadIds(db, ids),
    unchangedSince: new Date(clock.now().getTime() - ORPHAN_AFTER),
  })
}

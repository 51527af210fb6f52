import { readdir, stat } from 'node:fs/promises'
import { DAY, HOUR } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { chunkFilePath, removeChunkFile } from '../chunk-store/chunk-file.ts'
import { withoutJournalSuffix } from '../chunk-store/chunk-journal.ts'
import { fileIdOf } from '../file-id.ts'
import { deleteAbandonedUploads, findExistingUploadIds } from '../upload-store.ts'
import { discardBytes } from './discard-bytes.ts'

const KEPT_FOR = DAY
/** The time for which a file may exist before its row is committed. */
const ORPHAN_AFTER = HOUR

/** Deletes uploads untouched for a day with their bytes, and files in the folder without a row. */
export async function sweepAbandonedUploads(
  context: Pick<CallContext, 'db' | 'files' | 'incomingDir' | 'clock'>,
): Promise<void> {
  const { db, clock } = context
  const untouchedSince = new Date(clock.now().getTime() - KEPT_FOR)
  const ended = await deleteAbandonedUploads(db, untouchedSince)
  const unfinished = ended.filter(({ state }) => state === 'receiving')
  const uploadIds = unfinished.map(({ uploadId }) => uploadId)
  await discardBytes(context, { uploadIds, storageKeys: uploadIds.map(fileIdOf) })
  await removeOrphans(context)
}

async function removeOrphans({
  db,
  incomingDir,
  clock,
}: Parameters<typeof sweepAbandonedUploads>[0]) {
  const names = await readdir(incomingDir)
  const known = await findExistingUploadIds(db, names.map(withoutJournalSuffix))
  for (const name of names.filter((each) => !known.has(withoutJournalSuffix(each)))) {
    const path = chunkFilePath(incomingDir, name)
    const found = await stat(path).catch(() => undefined) // or its upload ended just now
    if (found && clock.now().getTime() - found.mtimeMs > ORPHAN_AFTER) await removeChunkFile(path)
  }
}

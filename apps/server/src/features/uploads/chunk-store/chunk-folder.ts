import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../../../error-code.ts'
import { journalPath, withoutJournalSuffix } from './chunk-journal.ts'
import type { Orphans } from './chunk-store.ts'

/** The folder of unfinished uploads: the bytes of each and the journal beside them. All nodes share it. */
export type ChunkFolder = {
  /** Returns the path of an upload's bytes. It contains only our own id, never a name from the client. */
  pathOf(uploadId: string): string
  has(uploadId: string): Promise<boolean>
  discard(uploadId: string): Promise<void>
  discardOrphans(orphans: Orphans): Promise<void>
}

export function chunkFolder(folder: string): ChunkFolder {
  const pathOf = (name: string) => join(folder, name)
  const discard = async (name: string) => {
    await rm(pathOf(name), { force: true })
    await rm(journalPath(pathOf(name)), { force: true })
  }
  return {
    pathOf,
    has: async (uploadId) => (await changedAt(pathOf(uploadId))) !== undefined,
    discard,
    async discardOrphans({ findKnown, unchangedSince }) {
      const names = await readdir(folder)
      const known = await findKnown(names.map(withoutJournalSuffix))
      for (const name of names.filter((each) => !known.has(withoutJournalSuffix(each)))) {
        const changed = await changedAt(pathOf(name)) // `undefined` if its upload ended in the meantime
        if (changed && changed < unchangedSince) await discard(name)
      }
    },
  }
}

async function changedAt(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

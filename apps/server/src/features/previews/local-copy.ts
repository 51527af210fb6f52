import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { HOUR } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'

type Context = Pick<CallContext, 'settings' | 'files'>
type Copy = { path: string; folder: string }

/**
 * Provides a temporary folder and a local file: the stored file itself if it is on this machine, otherwise a copy of it or of its
 * first bytes.
 */
export async function withLocalCopy<T>(
  { settings, files }: Context,
  source: { storageKey: string; firstBytes?: number | undefined },
  work: (copy: Copy) => Promise<T>,
): Promise<T> {
  const home = homeOf(settings)
  await mkdir(home, { recursive: true })
  const folder = await mkdtemp(join(home, 'work-'))
  try {
    const there = await files.localPath?.(source.storageKey)
    if (there !== undefined) return await work({ path: there, folder })
    const path = join(folder, 'source')
    const range =
      source.firstBytes === undefined ? undefined : { start: 0, end: source.firstBytes - 1 }
    await pipeline(await files.read(source.storageKey, range), createWriteStream(path))
    return await work({ path, folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes temporary folders left by a killed server. */
export async function sweepLocalCopies({
  settings,
  now,
}: Pick<CallContext, 'settings'> & { now: Date }) {
  const home = homeOf(settings)
  await mkdir(home, { recursive: true })
  for (const name of await readdir(home)) {
    const { mtimeMs } = await stat(join(home, name))
    if (now.getTime() - mtimeMs > HOUR) await rm(join(home, name), { recursive: true, force: true })
  }
}

/** Returns a folder on the disk of the storage, so that previews can be moved without copying. */
function homeOf({ DATA_DIR }: Context['settings']): string {
  return join(DATA_DIR, 'deriving')
}

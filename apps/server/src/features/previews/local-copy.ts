import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { HOUR } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'

type Context = Pick<CallContext, 'settings' | 'files'>
type Copy = { path: string; folder: string }

/** A folder of its own, gone when the work is done, and the file: where it lies when that is this machine, else a copy of it or of its first bytes. */
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

/** What a killed server left there. */
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

/** On the disk of the storage, so that what is made there moves without a copy. */
function homeOf({ DATA_DIR }: Context['settings']): string {
  return join(DATA_DIR, 'deriving')
}

import { open } from 'node:fs/promises'

/** Syncs a folder, so that created, renamed and removed files survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

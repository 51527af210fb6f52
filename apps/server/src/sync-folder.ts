import { open } from 'node:fs/promises'

/** A file that was begun, renamed or removed in this folder is so after a power cut too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

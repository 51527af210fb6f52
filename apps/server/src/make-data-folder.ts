import { chmod, mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

const OPEN_TO_PASS = 0o755
const OWN = 0o700

/**
 * Creates the private data folder. Missing parents are created passable, whatever the umask, because the database may run as
 * another account.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  const parent = dirname(resolve(folder))
  const first = await mkdir(parent, { recursive: true })
  if (first !== undefined) {
    for (let made = parent; made.length >= first.length; made = dirname(made))
      await chmod(made, OPEN_TO_PASS)
  }
  await mkdir(folder, { recursive: true, mode: OWN })
}

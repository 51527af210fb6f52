import type { FileStorage, StoredFile } from '../../ports/file-storage.ts'
import { storedFileOf } from '../../stored-file-of.ts'

const DIGITS = 16

/**
 * Moves a file that was made from another one into the storage. Its key ends with the beginning of its digest, so that a newer
 * program that makes other bytes of the same file never meets those of an older one.
 */
export async function adoptMade(
  files: FileStorage,
  name: string,
  path: string,
): Promise<StoredFile & { key: string }> {
  const stored = await storedFileOf(path)
  const key = `${name}_${stored.sha256.slice(0, DIGITS)}`
  await files.adopt(key, path, stored)
  return { ...stored, key }
}

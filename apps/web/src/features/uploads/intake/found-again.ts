import type { Upload } from '../queue/upload-store.ts'
import { foldersAndName } from './found-file.ts'
import type { InspectedFile } from './inspect-files.ts'

/**
 * Matches files to uploads of this case that need them: by size and content regardless of the name, or by name, size and date if
 * no fingerprint is known. One file serves one upload.
 */
export function foundAgain(
  files: readonly InspectedFile[],
  waiting: readonly Upload[],
): { found: { upload: Upload; file: InspectedFile }[]; rest: InspectedFile[] } {
  const rest = [...files]
  const found = waiting.flatMap((upload) => {
    const at = rest.findIndex((file) => isOf(upload, file))
    const [file] = at < 0 ? [] : rest.splice(at, 1)
    return file ? [{ upload, file }] : []
  })
  return { found, rest }
}

function isOf(upload: Upload, { source, print }: InspectedFile): boolean {
  if (source.sizeBytes !== upload.sizeBytes) return false
  if (print !== undefined && upload.print !== undefined) return print === upload.print
  const { name } = foldersAndName(source.path)
  return name === upload.name && source.lastModified === upload.lastModified
}

import { formatOf } from './accepted-formats.ts'
import { MAX_FILE_BYTES } from './chunks/chunk-plan.ts'
import { fileNameKey } from './file-name.ts'

export type FileRefusal = 'unsupportedFormat' | 'fileTooLarge' | 'emptyFile' | 'duplicateFileName'

/** Returns why a file may not be added to the case, or `undefined`. portal §5; INSP-4, INSP-5. */
export function refuseFile(
  file: { fileName: string; sizeBytes: number },
  context: { takenNames: readonly string[]; acceptedFormats: readonly string[] },
): FileRefusal | undefined {
  if (!formatOf(file.fileName, context.acceptedFormats)) return 'unsupportedFormat'
  if (file.sizeBytes > MAX_FILE_BYTES) return 'fileTooLarge'
  if (file.sizeBytes < 1) return 'emptyFile'
  const key = fileNameKey(file.fileName)
  if (context.takenNames.some((taken) => fileNameKey(taken) === key)) return 'duplicateFileName'
}

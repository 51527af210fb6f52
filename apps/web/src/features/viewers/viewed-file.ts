import type { UploadedFile } from '@systole/contract/uploads'
import { fromStamp } from '@systole/domain/time/stamp'
import { type FileFormat, formatOf } from '@systole/domain/uploads/accepted-formats'
import { type FileKind, fileKindFromWire } from '@systole/domain/uploads/file-kind'

/** A test file as the viewers know it. `url` ends within minutes; ask for a fresh one when it has. */
export type ViewedFile = {
  fileId: string
  name: string
  format: FileFormat | undefined
  kind: FileKind
  sizeBytes: number
  addedAt: Date | undefined
  url: string
}

/** Answers a fresh address of the same file, or undefined when it is gone. */
export type RenewUrl = (fileId: string) => Promise<string | undefined>

export function toViewedFile(file: UploadedFile): ViewedFile {
  return {
    fileId: file.fid,
    name: file.name,
    format: formatOf(file.name) ?? formatOf(`.${file.ftype}`),
    kind: fileKindFromWire(file.exinfo.file_type) ?? 'others',
    sizeBytes: file.size,
    addedAt: fromStamp(file.time),
    url: file.url,
  }
}

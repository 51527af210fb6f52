import type { FilePreview } from '@systole/contract/files/uploads'
import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import type { FileFacts } from '@systole/domain/uploads/file-facts'
import type { FileKind } from '@systole/domain/uploads/file-kind'

/** A file as shown in the list and in a viewport. */
export type FileEntry = {
  fileId: string
  name: string
  kind: FileKind
  format: FileFormat | undefined
  sizeBytes: number
  addedAt: Date | undefined
  url: string
  facts: FileFacts
  previews: readonly FilePreview[]
}

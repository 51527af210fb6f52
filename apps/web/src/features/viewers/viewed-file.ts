import type { FilePreview, UploadedFile } from '@systole/contract/uploads'
import type { PreviewKind } from '@systole/domain/previews/preview'
import { fromStamp } from '@systole/domain/time/stamp'
import { type FileFormat, formatOf } from '@systole/domain/uploads/accepted-formats'
import type { FileFacts } from '@systole/domain/uploads/file-facts'
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
  /** What the server read from its content; nothing until that was done. */
  facts: FileFacts
  /** What the server derived from it: a thumbnail, a clip that plays. */
  previews: readonly FilePreview[]
}

/** Answers a fresh address of the same file, or of a preview of it; undefined when it is gone. */
export type RenewUrl = (fileId: string, preview?: PreviewKind) => Promise<string | undefined>

export function toViewedFile(file: UploadedFile): ViewedFile {
  return {
    fileId: file.fid,
    name: file.name,
    format: formatOf(file.name) ?? formatOf(`.${file.ftype}`),
    kind: fileKindFromWire(file.exinfo.file_type) ?? 'others',
    sizeBytes: file.size,
    addedAt: fromStamp(file.time),
    url: file.url,
    facts: file.facts,
    previews: file.previews,
  }
}

export function previewOf(
  { previews }: Pick<ViewedFile, 'previews'>,
  kind: PreviewKind,
): FilePreview | undefined {
  return previews.find((preview) => preview.kind === kind)
}

/** A lesser picture of a DICOM file, there sooner than the file itself. */
export function earlyLookOf(file: Pick<ViewedFile, 'previews'>): string | undefined {
  return (previewOf(file, 'picture')?.url ?? previewOf(file, 'thumbnail')?.url) || undefined
}

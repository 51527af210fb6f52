import type { FilePreview, UploadedFile } from '@systole/contract/files/uploads'
import type { PreviewKind } from '@systole/domain/previews/preview'
import { type FileFormat, formatOf } from '@systole/domain/uploads/accepted-formats'
import type { FileFacts } from '@systole/domain/uploads/file-facts'
import { type FileKind, fileKindFromWire } from '@systole/domain/uploads/file-kind'

/** A test file for the viewers. `url` expires within minutes and must then be renewed. */
export type ViewedFile = {
  fileId: string
  name: string
  format: FileFormat | undefined
  kind: FileKind
  sizeBytes: number
  addedAt: Date | undefined
  url: string
  /** The facts read by the server; empty until then. */
  facts: FileFacts
  /** The previews created by the server: a thumbnail, a playable copy. */
  previews: readonly FilePreview[]
}

/** A function that returns a new address of the file or of a preview; `undefined` if it was removed. */
export type RenewUrl = (fileId: string, preview?: PreviewKind) => Promise<string | undefined>

export function toViewedFile(file: UploadedFile): ViewedFile {
  return {
    fileId: file.fid,
    name: file.name,
    format: formatOf(file.name) ?? formatOf(`.${file.ftype}`),
    kind: fileKindFromWire(file.extraInfo.file_type) ?? 'others',
    sizeBytes: file.size,
    addedAt: file.time,
    url: file.url,
    facts: file.facts,
    previews: file.previews,
  }
}

const ECG_CLASS = /^1\.2\.840\.10008\.5\.1\.4\.1\.1\.9\.1\.[1-4]$/

/** Returns whether a file is an ECG as far as its sender and the server know. */
export function isEcg({ kind, facts }: Pick<ViewedFile, 'kind' | 'facts'>): boolean {
  return kind === 'ecg' || facts.ecg !== undefined || isEcgWaveform(facts)
}

export function isEcgWaveform({ dicom }: ViewedFile['facts']): boolean {
  return ECG_CLASS.test(dicom?.sopClassUid ?? '')
}

export function previewOf(
  { previews }: Pick<ViewedFile, 'previews'>,
  kind: PreviewKind,
): FilePreview | undefined {
  return previews.find((preview) => preview.kind === kind)
}

/** Returns a preview of a DICOM file, which loads sooner than the file. */
export function earlyLookOf(file: Pick<ViewedFile, 'previews'>): string | undefined {
  return (previewOf(file, 'picture')?.url ?? previewOf(file, 'thumbnail')?.url) || undefined
}

import { isEcgOnlyFormat } from '@systole/domain/ecg-recordings/import-formats'
import { extensionOf, type FileFormat } from '@systole/domain/uploads/accepted-formats'
import { previewOf, type ViewedFile } from './viewed-file.ts'

/** The viewer that opens a format. Browsers play neither avi nor mkv. */
export type ViewerKind =
  | 'ecg'
  | 'dicom'
  | 'image'
  | 'video'
  | 'sound'
  | 'pdf'
  | 'json'
  | 'downloadOnly'

const VIEWERS: Record<FileFormat, ViewerKind> = {
  dcm: 'dicom',
  jpeg: 'image',
  jpg: 'image',
  png: 'image',
  bmp: 'image',
  mp4: 'video',
  mov: 'video',
  avi: 'downloadOnly',
  mkv: 'downloadOnly',
  mp3: 'sound',
  wav: 'sound',
  pdf: 'pdf',
  json: 'json',
}

/** Returns the viewer of a file; a clip that browsers cannot play uses its copy once available. */
export function viewerKind(
  file: Pick<ViewedFile, 'format' | 'previews'> & { name?: string },
): ViewerKind {
  if (file.format === undefined) return isImported(file) ? 'ecg' : 'downloadOnly'
  const kind = VIEWERS[file.format]
  const hasCopy = previewOf(file, 'video')?.state === 'ready'
  return kind === 'downloadOnly' && hasCopy ? 'video' : kind
}

/** Returns whether staff imported the file as a recording; the samples beside a header are none alone. */
function isImported({ name = '' }: { name?: string }): boolean {
  const format = extensionOf(name)
  return isEcgOnlyFormat(format) && format !== 'dat'
}

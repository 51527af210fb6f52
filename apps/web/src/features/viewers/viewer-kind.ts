import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import { previewOf, type ViewedFile } from './viewed-file.ts'

/** The viewer that opens a format. Browsers play neither avi nor mkv. */
export type ViewerKind = 'dicom' | 'image' | 'video' | 'sound' | 'pdf' | 'json' | 'downloadOnly'

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
export function viewerKind(file: Pick<ViewedFile, 'format' | 'previews'>): ViewerKind {
  if (file.format === undefined) return 'downloadOnly'
  const kind = VIEWERS[file.format]
  const hasCopy = previewOf(file, 'video')?.state === 'ready'
  return kind === 'downloadOnly' && hasCopy ? 'video' : kind
}

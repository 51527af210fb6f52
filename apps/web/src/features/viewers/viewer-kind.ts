import type { FileFormat } from '@systole/domain/uploads/accepted-formats'

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

export function viewerKind(format: FileFormat | undefined): ViewerKind {
  return format === undefined ? 'downloadOnly' : VIEWERS[format]
}

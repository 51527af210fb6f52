import { styled } from '@mui/material/styles'
import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import {
  Activity,
  Braces,
  File,
  FileText,
  Film,
  Image,
  type LucideIcon,
  ScanLine,
  Volume2,
} from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import type { FileEntry } from './file-entry.ts'

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 60,
  height: 44,
  borderRadius: 5,
  overflow: 'hidden',
  border: '1px solid #2B3236',
  backgroundColor: '#000',
  color: '#97A3A8',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
})

const GLYPHS: Record<FileFormat, LucideIcon> = {
  dcm: ScanLine,
  jpeg: Image,
  jpg: Image,
  png: Image,
  bmp: Image,
  mp4: Film,
  mov: Film,
  avi: Film,
  mkv: Film,
  mp3: Volume2,
  wav: Volume2,
  pdf: FileText,
  json: Braces,
}
const PICTURES: readonly (FileFormat | undefined)[] = ['jpeg', 'jpg', 'png']
/** A larger picture would cost more than its thumbnail is worth. */
const SMALL_BYTES = 4 * 1024 * 1024

export function FileThumb({ file }: { file: FileEntry }) {
  const isSmallPicture = PICTURES.includes(file.format) && file.sizeBytes <= SMALL_BYTES
  return (
    <Frame aria-hidden>
      {isSmallPicture ? <img src={file.url} alt="" loading="lazy" /> : <Icon of={glyphOf(file)} />}
    </Frame>
  )
}

function glyphOf({ kind, format }: FileEntry): LucideIcon {
  if (kind === 'ecg' && format === 'json') return Activity
  return format ? GLYPHS[format] : File
}

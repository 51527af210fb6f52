import { styled } from '@mui/material/styles'
import type { FilePreview } from '@systole/contract/files/uploads'
import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import { formatOf } from '@systole/domain/uploads/accepted-formats'
import type { FileKind } from '@systole/domain/uploads/file-kind'
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
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const Frame = styled('span')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 56,
    height: 42,
    borderRadius: 5,
    overflow: 'hidden',
    border: `1px solid color-mix(in srgb, ${edge.control} 45%, ${edge.line})`,
    backgroundColor: surface.sunken,
    color: ink.muted,
    '& img, & video': { width: '100%', height: '100%', objectFit: 'cover' },
  }
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
const IMAGES: readonly (FileFormat | undefined)[] = ['mp4', 'mov']
/** The largest picture whose loading a thumbnail justifies. */
const SMALL_BYTES = 4 * 1024 * 1024

export type Thumbnail = { state: 'none' | 'waiting' | 'damaged' } | { state: 'ready'; url: string }

/** Returns the thumbnail among the previews of a file. */
export function thumbnailOf(previews: readonly FilePreview[]): Thumbnail {
  const preview = previews.find(({ kind }) => kind === 'thumbnail')
  if (preview?.state === 'ready' && preview.url) return { state: 'ready', url: preview.url }
  if (preview?.problem === 'damaged') return { state: 'damaged' }
  return { state: preview?.state === 'waiting' ? 'waiting' : 'none' }
}

/** Shows a thumbnail of the file, or the icon of its format, in a box of fixed size. */
export function FileThumb(props: {
  name: string
  kind: FileKind
  sizeBytes?: number
  url?: string
  thumbnail?: Thumbnail
}) {
  const { name, kind } = props
  const format = formatOf(name)
  return (
    <Frame aria-hidden>
      <Look {...props} format={format} fallback={<Icon of={glyphOf(kind, format)} />} />
    </Frame>
  )
}

/** Shows the file itself if the server could not create a thumbnail and the file is small. */
function Look(props: {
  sizeBytes?: number
  url?: string
  thumbnail?: Thumbnail
  format: FileFormat | undefined
  fallback: ReactNode
}) {
  const { sizeBytes = 0, url, thumbnail = { state: 'none' }, format, fallback } = props
  if (thumbnail.state === 'ready')
    return <img src={thumbnail.url} alt="" width={56} height={42} loading="lazy" decoding="async" />
  if (thumbnail.state !== 'none' || !url) return fallback
  if (IMAGES.includes(format)) return <video src={`${url}#t=0.1`} preload="metadata" muted />
  if (!PICTURES.includes(format) || sizeBytes > SMALL_BYTES) return fallback
  return <img src={url} alt="" loading="lazy" />
}

function glyphOf(kind: FileKind, format: FileFormat | undefined): LucideIcon {
  if (kind === 'ecg' && format === 'json') return Activity
  return format ? GLYPHS[format] : File
}

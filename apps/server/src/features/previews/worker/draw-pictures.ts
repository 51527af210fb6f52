import { MAX_DECODED_PIXELS, THUMBNAIL_PIXELS } from '@systole/domain/previews/preview'
import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import sharp, { type Sharp } from 'sharp'
import { decodeBitmap } from './decode-bitmap.ts'
import { decodeDicom } from './decode-dicom.ts'
import { drawPdfPage } from './draw-pdf-page.ts'
import { PreviewError } from './preview-error.ts'
import type { Made, Task } from './task.ts'

type Drawing = Extract<Task, { work: 'drawPictures' }>

const QUALITY = { thumbnail: 80, picture: 92 } as const
/** Browsers show no longer side, and JPEG holds none. */
const LONGEST_SIDE = 16_384

sharp.cache(false)
sharp.concurrency(1)

/** Draws each wanted picture from one decoding. */
export async function drawPictures({ format, path, wanted }: Drawing): Promise<Made[]> {
  const decoded = await decode(format, path)
  const made: Made[] = []
  for (const { kind, to } of wanted) {
    const isThumbnail = kind !== 'picture'
    const side = isThumbnail ? THUMBNAIL_PIXELS : LONGEST_SIDE
    const { width, height } = await decoded
      .clone()
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY[isThumbnail ? 'thumbnail' : 'picture'] })
      .toFile(to)
    made.push({ kind, width, height })
  }
  return made
}

const DECODERS: Partial<Record<FileFormat, (path: string) => Promise<Sharp>>> = {
  jpeg: openPicture,
  jpg: openPicture,
  png: openPicture,
  bmp: async (path) => decodeBitmap(path),
  dcm: decodeDicom,
  pdf: drawPdfPage,
}

async function decode(format: FileFormat, path: string): Promise<Sharp> {
  const decoder = DECODERS[format]
  if (!decoder) throw new PreviewError('unsupported')
  return decoder(path)
}

async function openPicture(path: string): Promise<Sharp> {
  const options = { failOn: 'error', limitInputPixels: MAX_DECODED_PIXELS } as const
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
  if (width * height > MAX_DECODED_PIXELS) throw new PreviewError('tooLarge')
  return sharp(path, options)
}

import { join } from 'node:path'
import {
  MAX_DECODED_PIXELS,
  type PreviewKind,
  THUMBNAIL_PIXELS,
} from '@systole/domain/previews/preview'
import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import sharp, { type Sharp } from 'sharp'
import { decodeBitmap } from './decode-bitmap.ts'
import { decodeDicom } from './decode-dicom.ts'
import { drawEcg } from './draw-ecg.ts'
import { drawPdfPage } from './draw-pdf-page.ts'
import { factsOfFile } from './facts-of-file.ts'
import { PreviewError } from './preview-error.ts'
import type { Made, Task } from './task.ts'

const HEAD_BYTES = 8 * 1_048_576

type Drawing = Extract<Task, { work: 'drawPictures' }>

/** The maximum of the longer side, and the quality. Browsers show no longer side than that of a picture. */
const FORM: Partial<Record<PreviewKind, { side: number; quality: number }>> = {
  thumbnail: { side: THUMBNAIL_PIXELS, quality: 80 },
  poster: { side: 1920, quality: 85 },
  picture: { side: 16_384, quality: 92 },
}

sharp.cache(false)
sharp.concurrency(1)

/** Draws each requested picture from one decoding. */
export async function drawPictures(
  { format, path, wanted }: Drawing,
  folder: string,
): Promise<Made[]> {
  const decoded = await decode(format, path)
  const made: Made[] = []
  for (const kind of wanted) {
    const form = FORM[kind]
    if (!form) throw new PreviewError('unsupported')
    const { width, height } = await decoded
      .clone()
      .autoOrient()
      .resize(form.side, form.side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: form.quality })
      .toFile(join(folder, kind))
    made.push({ kind, width, height })
  }
  return made
}

const DECODERS: Partial<Record<FileFormat, (path: string) => Promise<Sharp>>> = {
  json: drawEcg,
  jpeg: openPicture,
  jpg: openPicture,
  png: openPicture,
  bmp: async (path) => decodeBitmap(path),
  dcm: decodeDicomOrEcg,
  pdf: drawPdfPage,
}

async function decode(format: FileFormat, path: string): Promise<Sharp> {
  const decoder = DECODERS[format]
  if (!decoder) throw new PreviewError('unsupported')
  return decoder(path)
}

/** Decodes a DICOM file, or draws its ECG if it contains a waveform and no picture. */
async function decodeDicomOrEcg(path: string): Promise<Sharp> {
  const { dicom, ecg } = await factsOfFile({
    work: 'readFacts',
    format: 'dcm',
    path,
    firstBytes: HEAD_BYTES,
  })
  return ecg && !dicom?.widthPixels ? drawEcg(path) : decodeDicom(path)
}

async function openPicture(path: string): Promise<Sharp> {
  const options = { failOn: 'error', limitInputPixels: MAX_DECODED_PIXELS } as const
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
  if (width * height > MAX_DECODED_PIXELS) throw new PreviewError('tooLarge')
  return sharp(path, options)
}

import { MAX_DECODED_PIXELS } from '../../previews/preview.ts'
import type { FileFormat } from '../accepted-formats.ts'
import { ascii, indexOfAscii, startsWith, uint16Le, uint32Be, uint32Le } from '../bytes.ts'
import { pictureSize } from './picture-size.ts'
import { isDicom } from './sniff-dicom.ts'
import { isMp3 } from './sniff-mp3.ts'

/** The number of bytes at the start of a file that the check reads. */
export const HEAD_BYTES = 4096
const PDF_HEADER_WITHIN = 1024
const BITMAP_HEADER_SIZES = [12, 40, 52, 56, 64, 108, 124]
const BITMAP_SIZE_SLACK = 4096
/** Brands of still pictures in an MP4 box, which are not videos. */
const PICTURE_BRANDS = ['heic', 'heix', 'mif1', 'msf1', 'avif', 'avis']
const QUICKTIME_ATOMS = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']
const EBML_HEADER_WITHIN = 256

export type ContentSample = { head: Uint8Array; sizeBytes: number }

/** The signature check of each format. pay-upload B5, "Content sniffing"; trust 1.4. */
const SNIFF: Record<FileFormat, (sample: ContentSample) => boolean> = {
  pdf: ({ head }) => isPdf(head),
  jpeg: ({ head }) => startsWith(head, [0xff, 0xd8, 0xff]),
  jpg: ({ head }) => startsWith(head, [0xff, 0xd8, 0xff]),
  png: ({ head }) => isPng(head),
  dcm: ({ head }) => isDicom(head),
  bmp: isBitmap,
  json: ({ head, sizeBytes }) => startsJson(head, sizeBytes),
  avi: ({ head }) => isRiff(head, ['RIFF'], 'AVI '),
  mp4: ({ head }) => isMp4(head),
  mov: ({ head }) => isMp4(head) || isQuickTime(head),
  mkv: ({ head }) => isMatroska(head),
  mp3: ({ head }) => isMp3(head),
  wav: ({ head }) => isRiff(head, ['RIFF', 'RF64', 'BW64'], 'WAVE'),
}

export type ContentRefusal = 'contentMismatch' | 'tooManyPixels'
const PICTURES: readonly FileFormat[] = ['png', 'jpg', 'jpeg', 'bmp']

/**
 * Returns why the start of a file is refused: it does not match its extension, or it declares more pixels than can be decoded.
 * The client's content type is ignored.
 */
export function refuseContent(
  format: FileFormat,
  sample: ContentSample,
): ContentRefusal | undefined {
  if (!SNIFF[format](sample)) return 'contentMismatch'
  const size = PICTURES.includes(format) ? pictureSize(sample.head) : undefined
  if (size && size.widthPixels * size.heightPixels > MAX_DECODED_PIXELS) return 'tooManyPixels'
}

/**
 * Returns whether a PDF header follows optional blanks or a byte-order mark, as some devices write; other leading content could
 * be a web page.
 */
function isPdf(head: Uint8Array): boolean {
  const at = indexOfAscii(head, '%PDF-', PDF_HEADER_WITHIN)
  if (at < 0) return false
  const before = startsWith(head, [0xef, 0xbb, 0xbf]) ? head.subarray(3, at) : head.subarray(0, at)
  return before.every((byte) => byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))
}

function isPng(head: Uint8Array): boolean {
  const signed = startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  if (!signed || ascii(head, 12, 16) !== 'IHDR') return false
  return uint32Be(head, 16) * uint32Be(head, 20) > 0
}

function isBitmap({ head, sizeBytes }: ContentSample): boolean {
  if (ascii(head, 0, 2) !== 'BM' || !BITMAP_HEADER_SIZES.includes(uint32Le(head, 14))) return false
  const [claimedBytes, pixelsAt] = [uint32Le(head, 2), uint32Le(head, 10)]
  const claimFits = claimedBytes === 0 || Math.abs(claimedBytes - sizeBytes) <= BITMAP_SIZE_SLACK
  return claimFits && pixelsAt < sizeBytes
}

function startsJson(head: Uint8Array, sizeBytes: number): boolean {
  const isCut = head.length < sizeBytes
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: isCut })
    return /^\s*[[{]/.test(text)
  } catch {
    return false
  }
}

function isRiff(head: Uint8Array, chunks: readonly string[], form: string): boolean {
  return chunks.includes(ascii(head, 0, 4)) && ascii(head, 8, 12) === form
}

function isMp4(head: Uint8Array): boolean {
  return ascii(head, 4, 8) === 'ftyp' && !PICTURE_BRANDS.includes(ascii(head, 8, 12))
}

/** Returns whether the file starts with a QuickTime atom; older files have no brand. */
function isQuickTime(head: Uint8Array): boolean {
  const atom = ascii(head, 4, 8)
  return atom !== 'ftyp' && QUICKTIME_ATOMS.includes(atom)
}

/** Returns whether the file is EBML with the document type Matroska; WebM is not accepted. */
function isMatroska(head: Uint8Array): boolean {
  if (!startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])) return false
  const at = indexOfAscii(head, 'matroska', EBML_HEADER_WITHIN)
  return at >= 7 && uint16Le(head, at - 3) === 0x8242 && head[at - 1] === 0x88
}

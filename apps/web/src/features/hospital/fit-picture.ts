import { LOGO_MAX_BYTES, LOGO_MIN_SIDE } from '@systole/domain/hospitals/logo'
import { type LogoRefusal, readLogo } from '@systole/domain/hospitals/read-logo'

/** The side lengths tried for a logo, in pixels; a logo is printed 48 points high, so more pixels are invisible. */
const SIDES = [1200, 800, 500] as const

/** Returns the picture unchanged if it fits, else a smaller copy drawn in the browser. */
export async function fitPicture(file: Blob): Promise<Uint8Array | { refusal: LogoRefusal }> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return { refusal: 'notAPicture' }
  const { width, height } = bitmap
  if (Math.min(width, height) < LOGO_MIN_SIDE) return { refusal: 'tooSmall' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const shape = readLogo(bytes)
  // a camera may have recorded a rotation; the picture is then redrawn upright
  if (!('refusal' in shape) && shape.width === width && shape.height === height) return bytes
  for (const side of SIDES) {
    const smaller = await redrawn(bitmap, side)
    if (smaller.length <= LOGO_MAX_BYTES) {
      const fitted = readLogo(smaller)
      return 'refusal' in fitted ? fitted : smaller
    }
  }
  return { refusal: 'tooManyBytes' }
}

async function redrawn(bitmap: ImageBitmap, side: number): Promise<Uint8Array> {
  const scale = Math.min(side / Math.max(bitmap.width, bitmap.height), 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
}

/** Encodes bytes as base64url, which a form transmits unchanged. */
export async function toBase64Url(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
  })
  reader.readAsDataURL(new Blob([bytes]))
  const text = (await read).split(',', 2)[1] ?? ''
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

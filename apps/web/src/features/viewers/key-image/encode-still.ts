import { LOGO_MAX_BYTES } from '@systole/domain/hospitals/logo'

/** The long side in pixels; printing cannot resolve more. */
export const STILL_LONG_SIDE = 1600
const QUALITIES = [0.92, 0.85, 0.75, 0.6]
const SMALLER = 0.7

/** Encodes the canvas as a JPEG small enough for a form: first with lower quality, then smaller. */
export async function encodeStill(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await jpegOf(canvas, quality)
    if (blob.size <= LOGO_MAX_BYTES) return blob
  }
  return encodeStill(scaled(canvas, SMALLER))
}

/** Creates a black canvas of this size in device pixels. */
export function blackCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  context.fillStyle = '#000'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

function scaled(source: HTMLCanvasElement, by: number): HTMLCanvasElement {
  const { canvas, context } = blackCanvas(source.width * by, source.height * by)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not encoded'))),
      'image/jpeg',
      quality,
    )
  })
}

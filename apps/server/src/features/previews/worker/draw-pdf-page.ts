import { readFileSync } from 'node:fs'
import { THUMBNAIL_PIXELS } from '@systole/domain/previews/preview'
import sharp, { type Sharp } from 'sharp'
import { openPdf } from './open-pdf.ts'
import { PreviewError } from './preview-error.ts'

/** Twice the thumbnail's size, so that small print becomes grey instead of broken. */
const SIDE = THUMBNAIL_PIXELS * 2

/** Draws the first page as a small picture; fails on machines without a canvas. */
export async function drawPdfPage(path: string): Promise<Sharp> {
  const { createCanvas } = await openCanvas()
  const pdf = await openPdf(readFileSync(path)).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new PreviewError(isLocked ? 'unsupported' : 'damaged', String(error))
  })
  const page = await pdf.getPage(1)
  const whole = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: SIDE / Math.max(whole.width, whole.height) })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  // The canvas of this machine behaves like a browser's, whose type pdf.js requires.
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  await page.render({ canvas: null, canvasContext, viewport }).promise
  return sharp(canvas.toBuffer('image/png'))
}

async function openCanvas() {
  try {
    return await import('@napi-rs/canvas')
  } catch {
    throw new PreviewError('noConverter', 'There is no canvas for this machine')
  }
}

import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist'
import { canvasDensity } from './pdf-fit.ts'

/** Returns height divided by width of a page, including its own rotation and the reader's. */
export function ratioOf(page: PDFPageProxy, turn: number): number {
  const { width, height } = viewportOf(page, turn, 1)
  return height / width
}

/** Returns the size of a page in points, without the reader's rotation. */
export function pageSizeOf(page: PDFPageProxy): { width: number; height: number } {
  const { width, height } = viewportOf(page, 0, 1)
  return { width, height }
}

export async function drawPage(request: {
  pdf: PDFDocumentProxy
  number: number
  width: number
  turn: number
  canvas: HTMLCanvasElement
  signal: AbortSignal
}): Promise<void> {
  const { pdf, number, width, turn, canvas, signal } = request
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const ratio = ratioOf(page, turn)
  const density = canvasDensity(width, ratio, window.devicePixelRatio)
  const viewport = viewportOf(page, turn, (width / viewportOf(page, turn, 1).width) * density)
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  const drawing = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => drawing.cancel())
  await drawing.promise
}

/** Lays out the text over its picture, for selection, copying, search and screen readers. Returns the element of each piece. */
export async function layText(request: {
  pdf: PDFDocumentProxy
  number: number
  width: number
  turn: number
  container: HTMLElement
  signal: AbortSignal
}): Promise<HTMLElement[]> {
  const { pdf, number, width, turn, container, signal } = request
  const page = await pdf.getPage(number)
  const textContentSource = await page.getTextContent()
  signal.throwIfAborted()
  const scale = width / viewportOf(page, turn, 1).width
  const viewport = viewportOf(page, turn, scale)
  container.replaceChildren()
  container.style.setProperty('--total-scale-factor', String(scale))
  const layer = new TextLayer({ textContentSource, container, viewport })
  signal.addEventListener('abort', () => layer.cancel())
  await layer.render()
  return layer.textDivs
}

function viewportOf(page: PDFPageProxy, turn: number, scale: number) {
  return page.getViewport({ scale, rotation: (page.rotate + turn) % 360 })
}

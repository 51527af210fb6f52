import { type ImagePlace, toScreen } from '../measuring/image-place.ts'
import { blackCanvas, encodeStill, STILL_LONG_SIDE } from './encode-still.ts'

type Box = { left: number; top: number; width: number; height: number }
const MOST_SCALE = 2

/** Captures the visible part of a picture in its viewer, cropped to the picture, with overlaid measurements. */
export async function captureStage(
  stage: HTMLElement,
  { place, inverted }: { place: ImagePlace; inverted: boolean },
): Promise<Blob> {
  const box = seenOf(stage, place)
  const scale = Math.min(MOST_SCALE, STILL_LONG_SIDE / Math.max(box.width, box.height))
  const { canvas, context } = blackCanvas(box.width * scale, box.height * scale)
  context.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale)
  drawPixels(context, stage, { place, inverted })
  const overlay = stage.querySelector('svg')
  if (overlay) context.drawImage(await pictureOf(overlay, stage), 0, 0)
  return encodeStill(canvas)
}

/** Returns the part of the stage covered by the picture. */
function seenOf(stage: HTMLElement, place: ImagePlace): Box {
  const { width, height } = place
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ].map((corner) => toScreen(place, corner))
  const xs = corners.map(({ x }) => Math.min(stage.clientWidth, Math.max(0, x)))
  const ys = corners.map(({ y }) => Math.min(stage.clientHeight, Math.max(0, y)))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Draws the pixels: a DICOM image from its canvas, with window and rotation; a photograph by its placement. */
function drawPixels(
  context: CanvasRenderingContext2D,
  stage: HTMLElement,
  { place, inverted }: { place: ImagePlace; inverted: boolean },
): void {
  const radiograph = stage.querySelector('canvas')
  if (radiograph) {
    context.drawImage(radiograph, 0, 0, stage.clientWidth, stage.clientHeight)
    return
  }
  const photograph = stage.querySelector('img')
  if (!photograph) throw new Error('There is no picture to take')
  context.save()
  context.transform(...place.matrix)
  context.drawImage(photograph, 0, 0, place.width, place.height)
  if (inverted) {
    context.globalCompositeOperation = 'difference'
    context.fillStyle = '#fff'
    context.fillRect(0, 0, place.width, place.height)
  }
  context.restore()
}

/** Renders the overlay as a separate picture, with inherited styles inlined. */
async function pictureOf(overlay: SVGSVGElement, stage: HTMLElement): Promise<HTMLImageElement> {
  const copy = overlay.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('The lines were not copied')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(stage.clientWidth))
  copy.setAttribute('height', String(stage.clientHeight))
  copy.setAttribute('font-family', 'system-ui, sans-serif')
  const text = new XMLSerializer().serializeToString(copy)
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await picture.decode()
  return picture
}

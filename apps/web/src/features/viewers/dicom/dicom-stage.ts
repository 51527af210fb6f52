import { Enums, type StackViewport } from '@cornerstonejs/core'
import type { PixelSpacing } from '@systole/domain/measurements/measurement'
import type { Point } from '../../../ui/gestures/pointer-gestures.ts'
import type { RelativeView } from '../compare/view-link.ts'
import { type ImagePlace, pixelScale } from '../measuring/image-place.ts'
import { activateTool, type DicomTool, type EmptyStage } from './empty-stage.ts'
import { openDicom } from './open-dicom.ts'
import { fitStages, isFitted, isFlipped, wholeZoom } from './whole-picture.ts'
import {
  type GreyWindow,
  openingWindow,
  type WindowPreset,
  windowOfShares,
  windowPresets,
  windowSharesOf,
} from './window-presets.ts'

/** The state of a viewport shown in the corners and tools. */
export type DicomView = {
  window: GreyWindow | undefined
  pixelScale: number
  inverted: boolean
  place: ImagePlace
  relative: RelativeView
}

export type DicomStage = {
  frames: number
  /** The duration of each frame, in milliseconds. */
  frameTimes: readonly number[]
  spacing: PixelSpacing
  colour: boolean
  presets: readonly WindowPreset[]
  view: () => DicomView
  use: (tool: DicomTool) => void
  setWindow: (window: GreyWindow) => void
  invert: () => void
  rotate: () => void
  flip: () => void
  /** Zooms about a point, in screen pixels from the centre. */
  zoomBy: (factor: number, about?: Point) => void
  moveBy: (x: number, y: number) => void
  /** Toggles between the whole image and a magnified view of the point; in screen pixels from the centre. */
  lookClose: (at: Point) => void
  reset: () => void
  /** Applies the view of another viewport beside it. */
  follow: (view: RelativeView, what: { place: boolean; window: boolean }) => void
  showFrame: (index: number) => Promise<void>
  close: () => void
}

/** The magnification of a double tap. */
const CLOSE = 2.5
/** The zoom range relative to the whole image. */
const ZOOM = { least: 0.1, most: 40 }
const MIDDLE: Point = { x: 0, y: 0 }

const { Events } = Enums

/** Shows a DICOM file on its stage, initially as a whole. `onView` is called on every change of window or zoom. */
export async function showImage(
  { viewport, tools }: EmptyStage,
  bytes: Uint8Array<ArrayBuffer>,
  onView: (view: DicomView) => void,
): Promise<DicomStage> {
  const file = await openDicom(bytes)
  const { element } = viewport
  try {
    await viewport.setStack(file.imageIds)
    // A frame that could not be decoded leaves the stack empty without an error.
    if (!viewport.getCornerstoneImage()) throw new Error('The first frame cannot be decoded')
  } catch (error) {
    file.close()
    throw error
  }
  const opening = openingWindowOf(viewport, file)
  if (opening) viewport.setProperties({ voiRange: opening })
  viewport.render()

  const presets = file.colour ? [] : presetsOf(viewport, file)
  const full = presets.find(({ name }) => name === 'full')?.window
  const view = () => viewOf(viewport, { startsInverted: file.inverted, full })
  const report = () => onView(view())
  element.addEventListener(Events.VOI_MODIFIED, report)
  element.addEventListener(Events.CAMERA_MODIFIED, report)
  const sizes = new ResizeObserver(() => {
    fitStages()
    report()
  })
  sizes.observe(element)
  return {
    frames: file.imageIds.length,
    frameTimes: file.frameTimes,
    spacing: file.spacing,
    colour: file.colour,
    presets,
    view,
    use: (tool) => activateTool(tools, tool),
    ...actions(viewport, report, opening),
    follow: (relative, what) => {
      if (what.place) follow(viewport, relative)
      if (what.window && full && relative.window) {
        viewport.setProperties({ voiRange: windowOfShares(relative.window, full) })
      }
      viewport.render()
      report()
    },
    showFrame: async (index) => void (await viewport.setImageIdIndex(index)),
    close: () => {
      sizes.disconnect()
      element.removeEventListener(Events.VOI_MODIFIED, report)
      element.removeEventListener(Events.CAMERA_MODIFIED, report)
      file.close()
    },
  }
}

function actions(viewport: StackViewport, report: () => void, opening: GreyWindow | undefined) {
  const show = (change: () => void) => {
    change()
    viewport.render()
    report()
  }
  return {
    setWindow: (window: GreyWindow) =>
      show(() => viewport.setProperties({ voiRange: { ...window } })),
    invert: () =>
      show(() => viewport.setProperties({ invert: !(viewport.getProperties().invert ?? false) })),
    rotate: () =>
      show(() => {
        const { rotation = 0 } = viewport.getViewPresentation()
        const whole = isFitted(viewport)
        viewport.setViewPresentation({ rotation: (rotation + 90) % 360 })
        if (whole) viewport.setZoom(wholeZoom(viewport))
      }),
    flip: () => show(() => viewport.setCamera({ flipHorizontal: !isFlipped(viewport) })),
    zoomBy: (factor: number, about = MIDDLE) =>
      show(() => {
        const [x, y] = viewport.getPan()
        const before = viewport.getZoom()
        const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, before * factor))
        const grown = zoom / before
        viewport.setZoom(zoom)
        viewport.setPan([about.x - (about.x - x) * grown, about.y - (about.y - y) * grown])
      }),
    moveBy: (x: number, y: number) =>
      show(() => {
        const [panX, panY] = viewport.getPan()
        viewport.setPan([panX + x, panY + y])
      }),
    lookClose: (at: Point) =>
      show(() => {
        const close = isFitted(viewport)
        viewport.setZoom(wholeZoom(viewport) * (close ? CLOSE : 1))
        viewport.setPan(close ? [at.x * (1 - CLOSE), at.y * (1 - CLOSE)] : [0, 0])
      }),
    reset: () =>
      show(() => {
        viewport.setViewPresentation({ rotation: 0 })
        if (isFlipped(viewport)) viewport.setCamera({ flipHorizontal: false })
        viewport.resetProperties()
        if (opening) viewport.setProperties({ voiRange: opening })
        viewport.resetCamera()
      }),
  }
}

function presetsOf(
  viewport: StackViewport,
  file: Awaited<ReturnType<typeof openDicom>>,
): WindowPreset[] {
  return windowPresets({
    modality: file.modality,
    inverted: file.inverted,
    stored: file.storedWindows,
    pixels: viewport.getCornerstoneImage().getPixelData(),
  })
}

function openingWindowOf(
  viewport: StackViewport,
  { imageIds, colour, storedWindows }: Awaited<ReturnType<typeof openDicom>>,
): GreyWindow | undefined {
  if (colour) return undefined
  const pixels = viewport.getCornerstoneImage().getPixelData()
  return openingWindow({ frames: imageIds.length, stored: storedWindows, pixels })
}

function viewOf(
  viewport: StackViewport,
  { startsInverted, full }: { startsInverted: boolean; full: GreyWindow | undefined },
): DicomView {
  const { voiRange, invert = false } = viewport.getProperties()
  const place = placeOf(viewport)
  return {
    window: voiRange && { lower: voiRange.lower, upper: voiRange.upper },
    // Screen pixels per image pixel: 1.00 shows every pixel of the image.
    pixelScale: pixelScale(place),
    inverted: invert !== startsInverted,
    place,
    relative: relativeOf(viewport, full),
  }
}

function relativeOf(viewport: StackViewport, full: GreyWindow | undefined): RelativeView {
  const [x, y] = viewport.getPan()
  const { clientWidth, clientHeight } = viewport.element
  const { voiRange } = viewport.getProperties()
  return {
    zoom: viewport.getZoom() / wholeZoom(viewport),
    x: x / Math.max(1, clientWidth),
    y: y / Math.max(1, clientHeight),
    ...(voiRange && full && { window: windowSharesOf(voiRange, full) }),
  }
}

function follow(viewport: StackViewport, { zoom, x, y }: RelativeView): void {
  const { clientWidth, clientHeight } = viewport.element
  viewport.setZoom(zoom * wholeZoom(viewport))
  viewport.setPan([x * clientWidth, y * clientHeight])
}

/** Computes the placement from three corners. The library's coordinates are pixel centres, ours pixel corners. */
function placeOf(viewport: StackViewport): ImagePlace {
  const { dimensions, spacing, origin, direction } = viewport.getImageData()
  const [width, height] = dimensions
  const onScreen = (x: number, y: number) => {
    const [acrossMm, downMm] = [(x - 0.5) * (spacing[0] ?? 1), (y - 0.5) * (spacing[1] ?? 1)]
    const axis = (index: number) =>
      (origin[index] ?? 0) +
      (direction[index] ?? 0) * acrossMm +
      (direction[index + 3] ?? 0) * downMm
    return viewport.worldToCanvas([axis(0), axis(1), axis(2)])
  }
  const [left, top] = onScreen(0, 0)
  const [right, rightTop] = onScreen(width, 0)
  const [bottomLeft, bottom] = onScreen(0, height)
  return {
    width,
    height,
    matrix: [
      (right - left) / width,
      (rightTop - top) / width,
      (bottomLeft - left) / height,
      (bottom - top) / height,
      left,
      top,
    ],
  }
}

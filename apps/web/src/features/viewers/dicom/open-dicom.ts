import { cache } from '@cornerstonejs/core'
import { wadouri } from '@cornerstonejs/dicom-image-loader'
import { inflatePart10 } from '@systole/dicom/part10'
import { viewableDicom } from '@systole/dicom/viewable-dicom'
import type { PixelSpacing } from '@systole/domain/measurements/measurement'
import { pixelSpacing } from '@systole/domain/measurements/pixel-spacing'
import { DicomImageError } from './dicom-refusal.ts'
import { frameTimes } from './frame-times.ts'
import { inflateDataSet } from './inflate-data-set.ts'
import { windowOfLut } from './window-of-lut.ts'

/** DICOM tags read by the viewer itself. */
const TAG = {
  modality: 'x00080060',
  samplesPerPixel: 'x00280002',
  photometric: 'x00280004',
  frames: 'x00280008',
  pixelSpacing: 'x00280030',
  windowCentre: 'x00281050',
  windowWidth: 'x00281051',
  detectorSpacing: 'x00181164',
  calibration: 'x00280a02',
  voiLuts: 'x00283010',
  lutDescriptor: 'x00283002',
  lutValues: 'x00283006',
  signed: 'x00280103',
  slope: 'x00281053',
  intercept: 'x00281052',
  frameTime: 'x00181063',
  frameTimeVector: 'x00181065',
  displayRate: 'x00082144',
  cineRate: 'x00180040',
} as const

export type OpenDicom = {
  imageIds: string[]
  modality: string
  /** True for MONOCHROME1, where low values are white. */
  inverted: boolean
  colour: boolean
  storedWindows: { centre: number; width: number }[]
  frameTimes: number[]
  spacing: PixelSpacing
  close: () => void
}

/** A placeholder for the file required by the library, which never reads it. */
const NO_FILE = new Blob()

/** Reads the head of a DICOM file; the pixels are decoded frame by frame when shown. */
export async function openDicom(bytes: Uint8Array<ArrayBuffer>): Promise<OpenDicom> {
  const imageId = wadouri.fileManager.add(NO_FILE)
  const uri = imageId.slice('dicomfile:'.length)
  try {
    const viewable = viewableDicom(await inflatePart10(bytes, inflateDataSet))
    if ('refusal' in viewable) throw new DicomImageError(viewable.refusal)
    const { buffer } = viewable.bytes
    const head = await wadouri.dataSetCacheManager.load(uri, async () => buffer, imageId)
    dropEmptySpacing(head)
    const frames = Math.max(1, head.intString(TAG.frames) ?? 1)
    const imageIds = Array.from({ length: frames }, (_, index) =>
      frames === 1 ? imageId : `${imageId}?frame=${index + 1}`,
    )
    return {
      imageIds,
      modality: head.string(TAG.modality) ?? '',
      inverted: head.string(TAG.photometric) === 'MONOCHROME1',
      colour: (head.uint16(TAG.samplesPerPixel) ?? 1) > 1,
      storedWindows: [...lutWindows(head), ...storedWindows(head)],
      frameTimes: timesOf(head, frames),
      spacing: spacingOf(head),
      close: () => close(uri, imageIds),
    }
  } catch (error) {
    close(uri, [])
    throw error
  }
}

/** Removes pixel spacings of 0, with which the library would draw a picture without size. */
function dropEmptySpacing(head: Head): void {
  for (const tag of [TAG.pixelSpacing, TAG.detectorSpacing]) {
    if (!lengthsOf(head, tag)) delete head.elements[tag]
  }
}

type Head = Awaited<ReturnType<typeof wadouri.dataSetCacheManager.load>>

function storedWindows(head: Head): { centre: number; width: number }[] {
  const count = head.numStringValues(TAG.windowCentre) ?? 0
  return Array.from({ length: count }, (_, index) => ({
    centre: head.floatString(TAG.windowCentre, index) ?? Number.NaN,
    width: head.floatString(TAG.windowWidth, index) ?? Number.NaN,
  })).filter(({ centre, width }) => Number.isFinite(centre) && width > 0)
}

/** Returns the windows of the file's VOI lookup tables, approximated by their rising part. */
function lutWindows(head: Head): { centre: number; width: number }[] {
  const items = head.elements[TAG.voiLuts]?.items ?? []
  const isSigned = head.uint16(TAG.signed) === 1 || (head.floatString(TAG.intercept) ?? 0) < 0
  return items.flatMap(({ dataSet }) => {
    const entries = dataSet?.uint16(TAG.lutDescriptor, 0) ?? 0
    const first = isSigned
      ? (dataSet?.int16(TAG.lutDescriptor, 1) ?? 0)
      : (dataSet?.uint16(TAG.lutDescriptor, 1) ?? 0)
    const opened = Math.floor((dataSet?.elements[TAG.lutValues]?.length ?? 0) / 2)
    const values = Array.from(
      { length: Math.min(entries || 65_536, opened) },
      (_, index) => dataSet?.uint16(TAG.lutValues, index) ?? 0,
    )
    const found = windowOfLut(values, first)
    return found ? [found] : []
  })
}

function timesOf(head: Head, frames: number): number[] {
  const count = head.numStringValues(TAG.frameTimeVector) ?? 0
  return frameTimes(frames, {
    vector: Array.from(
      { length: count },
      (_, index) => head.floatString(TAG.frameTimeVector, index) ?? 0,
    ),
    frameTime: head.floatString(TAG.frameTime),
    displayRate: head.floatString(TAG.displayRate),
    cineRate: head.floatString(TAG.cineRate),
  })
}

/** Returns the spacing used until the portal's facts are available. */
function spacingOf(head: Head): PixelSpacing {
  return pixelSpacing({
    picture: lengthsOf(head, TAG.pixelSpacing),
    detector: lengthsOf(head, TAG.detectorSpacing),
    isCalibrated: head.string(TAG.calibration) !== undefined,
  })
}

function lengthsOf(head: Head, tag: string): { row: number; column: number } | undefined {
  const row = head.floatString(tag, 0) ?? 0
  const column = head.floatString(tag, 1) ?? row
  return row > 0 && column > 0 ? { row, column } : undefined
}

/** Frees the memory of an image, which is tens of megabytes, decoded and encoded. */
function close(uri: string, imageIds: readonly string[]): void {
  for (const imageId of imageIds) {
    if (cache.getImageLoadObject(imageId)) cache.removeImageLoadObject(imageId, { force: true })
  }
  if (wadouri.dataSetCacheManager.isLoaded(uri)) wadouri.dataSetCacheManager.unload(uri)
  wadouri.fileManager.remove(Number(uri))
}

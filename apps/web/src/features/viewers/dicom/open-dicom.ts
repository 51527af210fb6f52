import { cache } from '@cornerstonejs/core'
import { wadouri } from '@cornerstonejs/dicom-image-loader'

/** DICOM tags that the viewer itself reads. */
const TAG = {
  modality: 'x00080060',
  samplesPerPixel: 'x00280002',
  photometric: 'x00280004',
  frames: 'x00280008',
  pixelSpacing: 'x00280030',
  windowCentre: 'x00281050',
  windowWidth: 'x00281051',
  cineRate: 'x00180040',
  frameTime: 'x00181063',
  pixels: 'x7fe00010',
} as const
const FRAMES_PER_SECOND = 25

export type OpenDicom = {
  imageIds: string[]
  modality: string
  /** MONOCHROME1: low values are white. */
  inverted: boolean
  colour: boolean
  storedWindows: { centre: number; width: number }[]
  framesPerSecond: number
  close: () => void
}

/** Reads the head of a DICOM file; the pixels are decoded frame by frame when shown. */
export async function openDicom(blob: Blob): Promise<OpenDicom> {
  const imageId = wadouri.fileManager.add(blob)
  const uri = imageId.slice('dicomfile:'.length)
  try {
    const head = await wadouri.dataSetCacheManager.load(uri, wadouri.loadFileRequest, imageId)
    if (!head.elements[TAG.pixels]) throw new Error('The file holds no pixels')
    const frames = Math.max(1, head.intString(TAG.frames) ?? 1)
    const imageIds = Array.from({ length: frames }, (_, index) =>
      frames === 1 ? imageId : `${imageId}?frame=${index + 1}`,
    )
    return {
      imageIds,
      modality: head.string(TAG.modality) ?? '',
      inverted: head.string(TAG.photometric) === 'MONOCHROME1',
      colour: (head.uint16(TAG.samplesPerPixel) ?? 1) > 1,
      storedWindows: storedWindows(head),
      framesPerSecond: framesPerSecond(head),
      close: () => close(uri, imageIds),
    }
  } catch (error) {
    close(uri, [])
    throw error
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

function framesPerSecond(head: Head): number {
  const frameMilliseconds = head.floatString(TAG.frameTime) ?? 0
  if (frameMilliseconds > 0) return 1000 / frameMilliseconds
  const rate = head.intString(TAG.cineRate) ?? 0
  return rate > 0 ? rate : FRAMES_PER_SECOND
}

/** Gives back the memory: a film is tens of megabytes, decoded and not. */
function close(uri: string, imageIds: readonly string[]): void {
  for (const imageId of imageIds) {
    if (cache.getImageLoadObject(imageId)) cache.removeImageLoadObject(imageId, { force: true })
  }
  if (wadouri.dataSetCacheManager.isLoaded(uri)) wadouri.dataSetCacheManager.unload(uri)
  wadouri.fileManager.remove(Number(uri))
}

import type { RefObject } from 'react'
import type { ImagePlace } from '../measuring/image-place.ts'
import type { Measuring } from '../measuring/use-measuring.ts'
import { captureStage } from './capture-stage.ts'
import type { CapturePicture } from './captured-picture.ts'

/** Returns a function that captures the picture in its viewer; `undefined` until there is one. */
export function useCaptureStage(
  stage: RefObject<HTMLElement | null>,
  seen: {
    file: { fileId: string }
    frame: number | null
    place: ImagePlace | undefined
    inverted: boolean
    window?: { lower: number; upper: number }
    zoom: number | undefined
    measuring: Pick<Measuring, 'measurements' | 'frame'>
  },
): CapturePicture | undefined {
  const { file, frame, place, inverted, window, zoom, measuring } = seen
  if (!place) return undefined
  return async () => {
    if (!stage.current) throw new Error('There is no picture')
    const shown = measuring.measurements.filter((each) => each.frame === measuring.frame)
    return {
      fileId: file.fileId,
      frame,
      view: {
        ...(window && { window }),
        ...(zoom !== undefined && { zoom }),
        measurements: shown.map(({ mid }) => mid).slice(0, 50),
      },
      still: await captureStage(stage.current, { place, inverted }),
    }
  }
}

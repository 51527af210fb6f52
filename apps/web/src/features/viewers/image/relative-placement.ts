import type { RelativeView } from '../compare/view-link.ts'
import { fitScale, imageScale, type Placement } from './placement.ts'

type Size = { width: number; height: number }

/** Converts a placement to a size-independent view, for the picture beside it. */
export function relativeView(
  placement: Placement,
  image: Size,
  box: Size,
): RelativeView | undefined {
  if (image.width <= 0 || box.width <= 0) return undefined
  const whole = fitScale(image, box, placement.quarterTurns)
  return {
    zoom: imageScale(placement, image, box) / whole,
    x: placement.x / box.width,
    y: placement.y / box.height,
  }
}

export function followed(
  placement: Placement,
  { zoom, x, y }: RelativeView,
  image: Size,
  box: Size,
): Placement {
  const scale = fitScale(image, box, placement.quarterTurns) * zoom
  return { ...placement, scale: zoom === 1 ? 'fit' : scale, x: x * box.width, y: y * box.height }
}

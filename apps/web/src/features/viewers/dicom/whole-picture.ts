import { StackViewport } from '@cornerstonejs/core'
import { cornerstoneEngine } from './cornerstone.ts'

/** Returns the zoom that shows the whole image: 1 as loaded, another one when rotated by 90 degrees. */
export function wholeZoom(viewport: StackViewport): number {
  if (Math.round(rotationOf(viewport)) % 180 === 0) return 1
  const { dimensions, spacing } = viewport.getImageData()
  const [across, down] = [dimensions[0] * (spacing[0] ?? 1), dimensions[1] * (spacing[1] ?? 1)]
  const { width, height } = viewport.canvas
  const fit = (wide: number, high: number) => Math.min(width / wide, height / high)
  return fit(down, across) / fit(across, down)
}

/** Returns true if the image is neither zoomed nor moved, so that it is fitted again after a resize. */
export function isFitted(viewport: StackViewport): boolean {
  const [x, y] = viewport.getPan()
  return Math.abs(viewport.getZoom() / wholeZoom(viewport) - 1) < 0.001 && Math.hypot(x, y) < 1
}

export function isFlipped(viewport: StackViewport): boolean {
  return viewport.getCamera().flipHorizontal ?? false
}

/**
 * Resizes all stages: a fully visible image stays so, with its rotation and mirroring; a zoomed one keeps its position. The
 * library resizes all of them together and resets the rotation of those it fits.
 */
export function fitStages(): void {
  const engine = cornerstoneEngine()
  const whole = engine
    .getViewports()
    .filter((viewport) => viewport instanceof StackViewport)
    .filter((viewport) => viewport.getCornerstoneImage() && isFitted(viewport))
    .map((viewport) => ({
      viewport,
      rotation: rotationOf(viewport),
      flipHorizontal: isFlipped(viewport),
    }))
  engine.resize(true, true)
  for (const { viewport, rotation, flipHorizontal } of whole) {
    viewport.resetCamera()
    viewport.setCamera({ flipHorizontal })
    viewport.setViewPresentation({ rotation })
    viewport.setZoom(wholeZoom(viewport))
    viewport.render()
  }
}

function rotationOf(viewport: StackViewport): number {
  return viewport.getViewPresentation().rotation ?? 0
}

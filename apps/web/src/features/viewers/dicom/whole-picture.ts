import { StackViewport } from '@cornerstonejs/core'
import { cornerstoneEngine } from './cornerstone.ts'

/** The zoom at which the whole image is seen: 1 as it came, another when it lies on its side. */
export function wholeZoom(viewport: StackViewport): number {
  if (Math.round(rotationOf(viewport)) % 180 === 0) return 1
  const { dimensions, spacing } = viewport.getImageData()
  const [across, down] = [dimensions[0] * (spacing[0] ?? 1), dimensions[1] * (spacing[1] ?? 1)]
  const { width, height } = viewport.canvas
  const fit = (wide: number, high: number) => Math.min(width / wide, height / high)
  return fit(down, across) / fit(across, down)
}

/** Neither zoomed nor moved: the whole image, which then fits any new size too. */
export function isWhole(viewport: StackViewport): boolean {
  const [x, y] = viewport.getPan()
  return Math.abs(viewport.getZoom() / wholeZoom(viewport) - 1) < 0.001 && Math.hypot(x, y) < 1
}

export function isFlipped(viewport: StackViewport): boolean {
  return viewport.getCamera().flipHorizontal ?? false
}

/**
 * Gives all stages their new size: a whole image stays whole, turned and mirrored as it was; what was zoomed stays
 * where it is. The library resizes all together, and turns back what it fits.
 */
export function fitStages(): void {
  const engine = cornerstoneEngine()
  const whole = engine
    .getViewports()
    .filter((viewport) => viewport instanceof StackViewport)
    .filter((viewport) => viewport.getCornerstoneImage() && isWhole(viewport))
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

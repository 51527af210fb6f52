import type { ViewerKeys } from '../keys/use-viewer-keys.ts'
import type { ImageActions } from './image-tools.tsx'

const ZOOM = 1.15
const STEP_PIXELS = 20

export function imageKeys(actions: ImageActions): ViewerKeys {
  return {
    r: actions.reset,
    i: actions.invert,
    h: actions.flip,
    '+': () => actions.zoomBy(ZOOM),
    '=': () => actions.zoomBy(ZOOM),
    '-': () => actions.zoomBy(1 / ZOOM),
    left: () => actions.moveBy(STEP_PIXELS, 0),
    right: () => actions.moveBy(-STEP_PIXELS, 0),
    up: () => actions.moveBy(0, STEP_PIXELS),
    down: () => actions.moveBy(0, -STEP_PIXELS),
  }
}
